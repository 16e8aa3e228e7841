import type { Database } from '../database/connection.ts';
import { insertKey, insertRetiredKey } from './key.store.ts';
import { type Purpose, purposes } from './purposes.ts';

/**
 * Encrypts the keys that older releases stored as plain text; what they signed stays valid. During an upgrade
 * a process of an older release may add another plain key, which then only verifies.
 */
export async function adoptPlainKeys(db: Database, masterKey: Buffer): Promise<void> {
  const names = Object.keys(purposes);
  const found = await db.selectFrom('installation').where('name', 'in', names).select('name').execute();
  if (found.length === 0) return;
  await db.transaction().execute(async (trx) => {
    const plain = await trx
      .deleteFrom('installation')
      .where('name', 'in', names)
      .returning(['name', 'value'])
      .execute();
    for (const { name, value } of plain) {
      const purpose = name as Purpose;
      if (await insertKey(trx, masterKey, purpose, value)) continue;
      await insertRetiredKey(trx, masterKey, purpose, value);
    }
  });
}
