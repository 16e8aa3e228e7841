import type { PickedProduct } from '@gulmohar/contract/admin/picked-product.ts';
import { sql } from 'kysely';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { Staff } from '../session/staff.ts';
import { pickedColumns, presentPicked } from './picked-product.ts';

/** Returns the best sellers in the owner's order. Products that are not on sale keep their place. */
export async function readBestsellers(db: Database): Promise<PickedProduct[]> {
  const rows = await db
    .selectFrom('product')
    .where('bestseller_rank', 'is not', null)
    .orderBy('bestseller_rank')
    .orderBy('id')
    .select(pickedColumns)
    .execute();
  return rows.map(presentPicked);
}

/** @throws ShopError NOT_FOUND for a product that does not exist */
export async function changeBestsellers(
  db: Database,
  staff: Staff,
  productIds: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = (await readBestsellers(trx)).map(({ productId }) => productId);
    const { rows: existing } = await sql<{ id: string }>`
      select id from product where id = any(${[...productIds]}::text[]) or bestseller_rank is not null
      order by id for update`.execute(trx);
    const ids = new Set(existing.map(({ id }) => id));
    if (productIds.some((id) => !ids.has(id))) throw new ShopError('NOT_FOUND', 'There is no such product.');
    // Updates only the products that move, because every process reloads each changed product.
    await sql`
      update product set bestseller_rank = wished.rank
      from (select product.id, array_position(${[...productIds]}::text[], product.id) as rank from product
            where bestseller_rank is not null or id = any(${[...productIds]}::text[])) as wished
      where wished.id = product.id and product.bestseller_rank is distinct from wished.rank`.execute(trx);
    await recordChange(trx, staff, {
      action: 'bestsellers.update',
      subject: 'bestsellers',
      before: { order: before },
      after: { order: productIds },
    });
  });
}
