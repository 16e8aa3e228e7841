import type { Database } from '../database/connection.ts';
import { insertKey, insertRetiredKey } from './key.store.ts';
import { type Purpose, purposes } from './purposes.ts';

/** Keys that older releases stored as plain text; one that such a process adds during an upgrade only verifies. */
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
