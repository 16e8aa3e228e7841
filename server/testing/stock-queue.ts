import { listStockHolds, requestStockAlert } from '@gulmohar/contract/accounts/alert.ts';
import { findStock } from '../src/catalogue/product/product.store.ts';
import { moveStock } from '../src/catalogue/product/stock-ledger.ts';
import { buildProduct } from './build-product.ts';
import { buildShopper, type TestShopper } from './build-shopper.ts';
import { readMails } from './read-mails.ts';
import type { TestShop } from './test-shop.ts';

export const BACK = 'Back in stock: Test Kurti, size M';
export const PRICE = 2_000;

/** Shoppers who wait for size M of a product that is sold out. */
export async function buildWaiting(shop: TestShop, shoppers: number) {
  const kurti = await buildProduct(shop.db, { price: PRICE * 100, stock: { M: 0 } });
  const waiting: TestShopper[] = [];
  for (let nth = 0; nth < shoppers; nth++) {
    const shopper = await buildShopper(shop);
    await shopper.api(requestStockAlert, { body: { productId: kurti, email: shopper.email, size: 'M' } });
    waiting.push(shopper);
  }
  const lines = [{ _id: kurti, size: 'M' }];
  return { kurti, waiting, lines, purchase: { lines, amount: PRICE } };
}

export async function variantOf(shop: TestShop, productId: string): Promise<number> {
  const { id } = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function receive(shop: TestShop, productId: string, units: number): Promise<void> {
  const variant_id = await variantOf(shop, productId);
  await moveStock(shop.db, [{ variant_id, kind: 'received', on_hand_change: units }]);
}

/** @param holdIds of units held for the caller */
export async function available(
  shop: TestShop,
  productId: string,
  holdIds: readonly string[] = [],
): Promise<unknown> {
  const [product] = await findStock(shop.db, [productId], { unitIds: holdIds });
  return product?.variants[0]?.available;
}

export async function wasTold(shop: TestShop, { email }: Pick<TestShopper, 'email'>): Promise<boolean> {
  return (await readMails(shop, email)).some(({ subject }) => subject === BACK);
}

export async function holdsOf(shop: TestShop, shopper: TestShopper, productId: string) {
  await shop.runJobs();
  return (await shopper.api(listStockHolds, { body: { productId } })).holds;
}

export function pick<Item>(items: readonly Item[], at = 0): Item {
  const item = items[at];
  if (item === undefined) throw new Error(`There is no item ${at}`);
  return item;
}
