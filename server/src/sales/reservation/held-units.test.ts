import { listStockHolds, requestStockAlert } from '@gulmohar/contract/accounts/alert.ts';
import { addToCart } from '@gulmohar/contract/sales/cart.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveStock } from '../../catalogue/product/stock-ledger.ts';

const shop = await testShop({ RESERVE_UNITS_PER_BUYER: '1', LIMIT_FACTOR: '1' });
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

const PRICE = 2_000;

/** Of these units, one is held for the shopper. */
async function heldFor(shopper: TestShopper, units: number): Promise<string> {
  const kurti = await buildProduct(shop.db, { price: PRICE * 100, stock: { M: 0 } });
  await shopper.api(requestStockAlert, { body: { productId: kurti, email: shopper.email, size: 'M' } });
  const { id } = await variantOf(kurti);
  await moveStock(shop.db, [{ variant_id: id, kind: 'received', on_hand_change: units }]);
  await shop.runJobs();
  expect(await variantOf(kurti)).toMatchObject({ on_hand: units, reserved: 1 });
  return kurti;
}

async function variantOf(productId: string) {
  return shop.db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .select(['id', 'on_hand', 'reserved'])
    .executeTakeFirstOrThrow();
}

test('beyond the caps the held unit stays the buyer’s, the others stay on sale until they are paid', async () => {
  const shopper = await buildShopper(shop);
  const kurti = await heldFor(shopper, 2);
  const lines = [{ _id: kurti, size: 'M', quantity: 2 }];
  const { orderId } = await openPurchase(shop, { lines, amount: 2 * PRICE, shopper });
  expect(await variantOf(kurti)).toMatchObject({ on_hand: 2, reserved: 1 });
  await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, orderId) });
  expect(await variantOf(kurti)).toMatchObject({ on_hand: 0, reserved: 0 });
});

test('a browser that names an amount alone pays for the held unit in the cart', async () => {
  const shopper = await buildShopper(shop);
  const kurti = await heldFor(shopper, 1);
  await shopper.api(addToCart, { body: { itemId: kurti, size: 'M' } });
  const { orderId } = await shopper.api(createRazorpayOrder, { body: { amount: PRICE, isGuest: false } });
  const orderData = buildOrderData([{ _id: kurti, size: 'M' }], 'amount-alone');
  const paid = await payInSandbox(shop, orderId);
  await shopper.api(verifyRazorpayPayment, { body: { ...paid, orderData } });
  expect(await variantOf(kurti)).toMatchObject({ on_hand: 0, reserved: 0 });
});

test('a guest who took a held unit and then ordered something else leaves it held', async () => {
  const shopper = await buildShopper(shop);
  const kurti = await heldFor(shopper, 1);
  const { holds } = await shopper.api(listStockHolds, { body: { productId: kurti } });
  const other = await buildProduct(shop.db, { price: PRICE * 100, stock: { M: 5 } });
  const opened = await shop.api(createRazorpayOrder, {
    body: {
      amount: PRICE,
      isGuest: true,
      orderData: buildOrderData([{ _id: kurti, size: 'M' }], 'corrects'),
      holdIds: holds.map(({ holdId }) => holdId),
    },
  });
  const paid = await payInSandbox(shop, opened.orderId);
  const orderData = buildOrderData([{ _id: other, size: 'M' }], 'corrects');
  await shop.api(verifyRazorpayPayment, { body: { ...paid, orderData } });
  expect(await variantOf(other)).toMatchObject({ on_hand: 4, reserved: 0 });
  expect(await variantOf(kurti)).toMatchObject({ on_hand: 1, reserved: 1 });
});

test('who asked as a guest and has confirmed the address since is known by the account', async () => {
  const shopper = await buildShopper(shop);
  const kurti = await heldFor(shopper, 1);
  await shop.db.updateTable('stock_alert').set({ user_id: null }).where('product_id', '=', kurti).execute();
  const holds = async ({ api }: Pick<TestShopper, 'api'>) =>
    (await api(listStockHolds, { body: { productId: kurti } })).holds;
  expect(await holds(shopper)).toHaveLength(1);
  expect(await holds(await buildShopper(shop))).toEqual([]);
  expect(await holds(shop)).toEqual([]);
  await shop.db
    .updateTable('users')
    .set({ email_confirmed_at: null })
    .where('id', '=', shopper.userId)
    .execute();
  expect(await holds(shopper)).toEqual([]);
});
