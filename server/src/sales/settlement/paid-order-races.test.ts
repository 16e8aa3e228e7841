import { updateCart } from '@gulmohar/contract/sales/cart.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { readAvailable, readOrdersOf, verifyPaid } from '../../../testing/paid-order.ts';
import { buildShopperWithCart, openByAmount, payByAmount } from '../../../testing/shopper-with-cart.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

test('twenty different orders sent for one payment give one order', async () => {
  const { shopper, inCart } = await buildShopperWithCart(shop);
  const others = await Promise.all(
    Array.from({ length: 19 }, () => buildProduct(shop.db, { price: 200_000, stock: { M: 1 } })),
  );
  const paid = await payByAmount(shop, shopper, 2_000);
  const said = [inCart, ...others].map((_id) => buildOrderData([{ _id, size: 'M' }]));
  const answers = await Promise.all([
    ...said.map((orderData) => verifyPaid(shop, paid, orderData)),
    shop.runJobs(),
  ]);
  const ids = answers.flatMap((answer) => (answer ? [answer.orderId] : []));
  expect(new Set(ids).size).toBe(1);
  expect(await readOrdersOf(shop, paid)).toHaveLength(1);
  const left = await Promise.all([inCart, ...others].map((id) => readAvailable(shop, id)));
  expect(left.reduce((sum, one) => sum + one)).toBe(5 + 19 - 1);
});

test('shoppers who swap their reservations crosswise wait for each other instead of failing', async () => {
  const [a, b] = [
    await buildProduct(shop.db, { price: 200_000, stock: { M: 40 } }),
    await buildProduct(shop.db, { price: 200_000, stock: { M: 40 } }),
  ];
  const couponCode = await buildCoupon(shop.db, { amount: 200_000, usage_limit: 100 });
  const shoppers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const shopper = await buildShopper(shop, { phone: `90000111${String(index).padStart(2, '0')}` });
      const [own, other] = index % 2 ? [a, b] : [b, a];
      await shopper.api(updateCart, { body: { itemId: own, size: 'M', quantity: 1 } });
      const paid = await payByAmount(shop, shopper, 2_000);
      return { shopper, paid, own, other };
    }),
  );
  const answers = await Promise.all(
    shoppers.flatMap(({ shopper, paid, own, other }, index) => {
      const items = [other, own].map((_id) => ({ _id, size: 'M' }));
      const orderData = { ...buildOrderData(items, `crosswise-${index}`), couponCode };
      const again = openByAmount(shopper, 2_000);
      return [verifyPaid(shop, paid, orderData), again];
    }),
  );
  expect(answers).toHaveLength(24);
  expect(await readAvailable(shop, a)).toBeGreaterThanOrEqual(40 - 24);
  const sold = await shop.db
    .selectFrom('order_line')
    .where('product_id', 'in', [a, b])
    .select((from) => from.fn.sum<string>('quantity').as('units'))
    .executeTakeFirstOrThrow();
  expect(Number(sold.units)).toBe(24);
});
