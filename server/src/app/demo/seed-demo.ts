import { demoAccounts } from '@gulmohar/demo/accounts/accounts.ts';
import { completeLook } from '@gulmohar/demo/catalogue/complete-look.ts';
import { demoFilters } from '@gulmohar/demo/catalogue/filters.ts';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { sql } from 'kysely';
import { moveStock } from '../../catalogue/product/stock-ledger.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import { isOwnShop } from '../../shop/own-shop.ts';
import { SEEDED } from './demo-marker.ts';
import { readPictures } from './demo-pictures.ts';
import { productRow, variantRows } from './demo-rows.ts';
import { type DrawnPicture, renewPictures } from './renew-pictures.ts';
import { insertAccounts } from './seed-accounts.ts';
import { insertCoupons } from './seed-coupons.ts';
import { insertOrders } from './seed-orders.ts';
import { insertReviews } from './seed-reviews.ts';

/**
 * Fills an empty shop with the demo catalogue, once, in one transaction; several processes may try at the
 * same time. Later calls only update its pictures. A shop that has filters or products of its own, or from
 * which the demo was removed, stays as it is.
 */
export async function seedDemo(db: Database): Promise<'loaded' | 'present' | 'not empty'> {
  const pictures = await readPictures();
  return db.transaction().execute(async (trx) => {
    await oneAtATime(trx, SEEDED);
    const seeded = await trx
      .selectFrom('installation')
      .where('name', '=', SEEDED)
      .select('name')
      .executeTakeFirst();
    if (seeded) {
      await renewPictures(trx, pictures);
      return 'present';
    }
    if ((await isOwnShop(trx)) || (await hasCatalogue(trx))) return 'not empty';
    await insertDemo(trx, pictures);
    return 'loaded';
  });
}

/** @param trx in which the shop is empty */
export async function insertDemo(trx: Transaction, pictures: Map<string, DrawnPicture[]>): Promise<void> {
  await insertFilters(trx);
  await insertProducts(trx, pictures);
  await insertLooks(trx);
  await insertAccounts(trx);
  await insertCoupons(trx, new Date());
  await insertOrders(trx, new Date());
  await insertReviews(trx, new Date());
  await trx.insertInto('installation').values({ name: SEEDED, value: new Date().toISOString() }).execute();
}

/** Returns what a demo shop shows in the terminal when it starts: its other addresses, and who can sign in. */
export function demoNotes(publicUrl: string, hasAccounts: boolean): [label: string, text: string][] {
  const accounts = hasAccounts ? demoAccounts : [];
  return [
    ['E-mails', `${publicUrl}/dev/mailbox`],
    ['Parcels', `${publicUrl}/dev/courier`],
    ...accounts.map(({ email, password, isOwner }): [string, string] => [
      isOwner ? 'Owner' : 'Shopper',
      `${email} with ${password}`,
    ]),
  ];
}

async function hasCatalogue(trx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from filter_definition) or exists (select from product) as has`.execute(trx);
  return rows[0]?.has === true;
}

async function insertFilters(trx: Transaction): Promise<void> {
  await trx
    .insertInto('filter_definition')
    .values(
      demoFilters.map((filter, position) => ({
        id: filter.name,
        name: filter.name,
        type: filter.type,
        display_name: filter.displayName,
        filter_type: filter.filterType,
        description: filter.description,
        position,
      })),
    )
    .execute();
  await trx
    .insertInto('filter_value')
    .values(
      demoFilters.flatMap((filter) =>
        filter.values.map((value, position) => ({
          filter_id: filter.name,
          value: value.value,
          display_name: value.displayName,
          color_code: value.colorCode ?? null,
          position,
        })),
      ),
    )
    .execute();
}

async function insertProducts(trx: Transaction, pictures: Map<string, DrawnPicture[]>): Promise<void> {
  const now = new Date();
  await trx
    .insertInto('product')
    .values(
      demoProducts.map((product, index) => productRow(product, index, pictures.get(product.id) ?? [], now)),
    )
    .execute();
  const requested = demoProducts.flatMap(variantRows);
  const inserted = await trx
    .insertInto('variant')
    .values(requested.map(({ sku, product_id, size, position }) => ({ sku, product_id, size, position })))
    .returning(['id', 'sku'])
    .execute();
  const quantities = new Map(requested.map(({ sku, quantity }) => [sku, quantity]));
  await moveStock(
    trx,
    inserted.flatMap(({ id, sku }) => {
      const quantity = quantities.get(sku) ?? 0;
      return quantity > 0
        ? [{ variant_id: id, kind: 'received' as const, on_hand_change: quantity, note: 'opening stock' }]
        : [];
    }),
  );
}

async function insertLooks(trx: Transaction): Promise<void> {
  await trx
    .insertInto('complementary_product')
    .values(
      demoProducts.flatMap((product) =>
        completeLook(product, demoProducts).map((otherId, position) => ({
          product_id: product.id,
          other_id: otherId,
          position,
        })),
      ),
    )
    .execute();
}
