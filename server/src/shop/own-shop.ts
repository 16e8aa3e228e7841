import type { Database, Transaction } from '../platform/database/connection.ts';
import { readSaved, writeSetting } from './setting.store.ts';

/** The row of `installation` that records that this is somebody's own shop: the demo never comes back. */
export const OWN_SHOP = 'own-shop';

/** Whether the demo was removed. Nothing of the demo's shop then stands in for missing settings. */
export async function isOwnShop(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('installation')
    .where('name', '=', OWN_SHOP)
    .select('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns the demo into a shop of its own, which is closed until its owner opens it. */
export async function markOwnShop(trx: Transaction): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('installation')
    .values({ name: OWN_SHOP, value: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  const { opening } = await readSaved(trx);
  await writeSetting(trx, 'opening', { opensOn: '', password: '', ...opening, isOpen: false });
}
