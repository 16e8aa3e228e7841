import {
  type DraftProduct,
  type ExistingBuyer,
  MAX_BUYER_RESULTS,
  MAX_PRODUCT_RESULTS,
} from '@gulmohar/contract/admin/draft-lookup.ts';
import { splitName } from '@gulmohar/contract/sales/delivery-of.ts';
import { sql } from 'kysely';
import type { UserJson } from '../../accounts/user/user-row.ts';
import { isPublished } from '../../catalogue/product/published.ts';
import { sizePrice } from '../../catalogue/product/size-price.ts';
import type { Database } from '../../platform/database/connection.ts';
import { containing } from '../../platform/database/containing.ts';

export async function findProducts(db: Database, q: string): Promise<DraftProduct[]> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const { rows } = await sql<DraftProduct>`
    select product.id as "productId", product.name, product.pictures[1] as picture, product.price,
           jsonb_agg(jsonb_build_object('size', variant.size, 'sku', variant.sku, 'price', ${sizePrice},
             'available', variant.on_hand - variant.reserved) order by variant.position) as sizes
    from product join variant on variant.product_id = product.id
    where ${isPublished}
      and (lower(product.name) like all(${words.map(containing)}::text[])
        or product.id in (select product_id from variant where upper(sku) = ${q.toUpperCase()}))
    group by product.id
    order by sum(variant.on_hand - variant.reserved) > 0 desc, product.name
    limit ${MAX_PRODUCT_RESULTS}`.execute(db);
  return rows;
}

/** Latest first; if nobody ordered with the number, the accounts with it. */
export async function findBuyers(db: Database, phone: string): Promise<ExistingBuyer[]> {
  const { rows } = await sql<ExistingBuyer>`
    with buyer as (
      select user_id, email, phone, address, placed_at from orders where phone = ${phone} and buyer_left_at is null
      order by placed_at desc limit 100)
    select user_id as "userId", email, phone, address ->> 'firstName' as "firstName",
           address ->> 'lastName' as "lastName", address ->> 'street' as street, address ->> 'city' as city,
           address ->> 'state' as state, address ->> 'zipcode' as zipcode, count(*)::int as orders
    from buyer
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    order by max(placed_at) desc
    limit ${MAX_BUYER_RESULTS}`.execute(db);
  return rows.length > 0 ? rows : findAccounts(db, phone);
}

async function findAccounts(db: Database, phone: string): Promise<ExistingBuyer[]> {
  const accounts = await db
    .selectFrom('users')
    .where('phone', '=', phone)
    .orderBy('joined_at', 'desc')
    .limit(MAX_BUYER_RESULTS)
    .select(['id', 'name', 'email', 'phone', 'address'])
    .$narrowType<Pick<UserJson, 'address'>>()
    .execute();
  return accounts.map(({ id, name, email, address, ...user }) => {
    const { street = '', city = '', state = '', zipcode = '' } = address;
    return { userId: id, ...splitName(name), email, ...user, street, city, state, zipcode, orders: 0 };
  });
}
