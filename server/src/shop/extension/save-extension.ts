import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { lockSettings, readSaved, writeSetting } from '../setting.store.ts';
import { type SecretChanges, writeExtensionSecrets } from './extension-secrets.ts';

/**
 * Saves one extension's settings beside those of the others.
 * @param changed the secrets that change; the audit log has no more than their names
 */
export async function saveExtensionSettings(
  { db, secrets }: { db: Database; secrets: Secrets },
  actor: ChangeAuthor,
  name: string,
  value: Settings['extensions'][string],
  changed: SecretChanges,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const { extensions = {} } = await readSaved(trx);
    await writeSetting(trx, 'extensions', { ...extensions, [name]: value });
    await writeExtensionSecrets(trx, secrets, name, changed);
    const entered = Object.keys(changed).filter((secret) => changed[secret] !== null);
    const removed = Object.keys(changed).filter((secret) => changed[secret] === null);
    await recordChange(trx, actor, {
      action: 'extension.update',
      subject: name,
      before: extensions[name] ?? null,
      after: {
        ...value,
        ...(entered.length > 0 && { secrets: entered }),
        ...(removed.length > 0 && { removedSecrets: removed }),
      },
    });
  });
}
