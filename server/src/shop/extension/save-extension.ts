import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { lockSettings, readSaved, writeSetting } from '../setting.store.ts';

/** Saves one extension's settings beside those of the others. */
export async function saveExtensionSettings(
  db: Database,
  actor: ChangeAuthor,
  name: string,
  value: Settings['extensions'][string],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const { extensions = {} } = await readSaved(trx);
    await writeSetting(trx, 'extensions', { ...extensions, [name]: value });
    await recordChange(trx, actor, {
      action: 'extension.update',
      subject: name,
      before: extensions[name] ?? null,
      after: value,
    });
  });
}
