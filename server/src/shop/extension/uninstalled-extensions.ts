import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { lockSettings, readSaved, writeSetting } from '../setting.store.ts';

/** The names of extensions whose code is gone, while what the owner entered for them is still stored. */
export async function findUninstalled(
  db: Database,
  installed: readonly { name: string }[],
): Promise<string[]> {
  const { extensions = {} } = await readSaved(db);
  const secrets = await db.selectFrom('extension_secret').distinct().select('extension').execute();
  const names = new Set([...Object.keys(extensions), ...secrets.map(({ extension }) => extension)]);
  for (const { name } of installed) names.delete(name);
  return [...names].sort();
}

/** @returns whether there was anything; the audit log has no more of the secrets than their names */
export async function removeSettings(db: Database, actor: ChangeAuthor, name: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const { [name]: value, ...others } = (await readSaved(trx)).extensions ?? {};
    const secrets = await trx
      .deleteFrom('extension_secret')
      .where('extension', '=', name)
      .returning('name')
      .execute();
    if (!value && secrets.length === 0) return false;
    if (value) await writeSetting(trx, 'extensions', others);
    await recordChange(trx, actor, {
      action: 'extension.remove',
      subject: name,
      before: { ...value, ...(secrets.length > 0 && { secrets: secrets.map((secret) => secret.name) }) },
      after: null,
    });
    return true;
  });
}
