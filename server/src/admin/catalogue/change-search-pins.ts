import { sql } from 'kysely';
import { pinKey } from '../../catalogue/search/index/pins.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import type { Staff } from '../session/staff.ts';
import { readSearchPins } from './search.store.ts';

/** What the column holds. */
const MAX_KEY = 100;

/**
 * Sets the products shown first for a search. @throws ShopError NOT_FOUND for a product that does not exist;
 * INVALID_INPUT for a search without words, or with too many
 */
export async function changeSearchPins(
  db: Database,
  staff: Staff,
  { search, productIds }: { search: string; productIds: readonly string[] },
): Promise<void> {
  const key = pinKey(search);
  if (!key) throw wrongField('search', 'A search must contain letters or digits');
  if (key.length > MAX_KEY) throw wrongField('search', `At most ${MAX_KEY} letters`);
  await db.transaction().execute(async (trx) => {
    await sql`lock table search_pin in share row exclusive mode`.execute(trx);
    const before = (await readSearchPins(trx, key)).flatMap(({ products }) => products);
    await trx.deleteFrom('search_pin').where('search', '=', key).execute();
    if (productIds.length > 0) {
      const existing = await trx
        .selectFrom('product')
        .where('id', 'in', productIds)
        .select('id')
        .forKeyShare()
        .execute();
      if (existing.length < productIds.length) throw new ShopError('NOT_FOUND', 'There is no such product.');
      await trx
        .insertInto('search_pin')
        .values(productIds.map((product_id, position) => ({ search: key, product_id, position })))
        .execute();
    }
    await recordChange(trx, staff, {
      action: 'search-pin.update',
      subject: key,
      before: { order: before.map(({ productId }) => productId) },
      after: { order: productIds },
    });
  });
}
