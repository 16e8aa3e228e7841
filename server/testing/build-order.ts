import { buildProduct } from './build-product.ts';
import type { TestShopper } from './build-shopper.ts';
import { buy } from './buy.ts';
import type { TestShop } from './test-shop.ts';

/**
 * Creates a paid order of one kurti for Rs. 2,500 (free delivery), as old as the test needs. @returns its id
 */
export async function buildOrder(
  shop: TestShop,
  shopper: TestShopper,
  { age = '0' }: { age?: string } = {},
): Promise<string> {
  const { orderId } = await buy(shop, { ...(await newKurti(shop)), shopper });
  await makeOlder(shop, orderId, age);
  return orderId;
}

/** The same for a guest, whose e-mail address is `<guest>@guest.example`. */
export async function buildGuestOrder(
  shop: TestShop,
  guest: string,
  form: { phone?: string } = {},
): Promise<string> {
  return (await buy(shop, { ...(await newKurti(shop)), guest, form })).orderId;
}

async function newKurti(shop: TestShop) {
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 5 } });
  return { lines: [{ _id: kurti, size: 'M' }], amount: 2_500 };
}

/** @param age an interval in PostgreSQL's syntax */
export async function makeOlder(shop: TestShop, orderId: string, age: string): Promise<void> {
  await shop.database.pool.query('update orders set placed_at = placed_at - $2::interval where id = $1', [
    orderId,
    age,
  ]);
}
