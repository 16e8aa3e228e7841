import { afterAll, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { seller } from '../../../testing/seller.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';
import { checkCoupons } from './check-coupons.ts';

const shop = await testShop();
afterAll(() => shop.close());

test('the doctor finds a coupon that a cancelled order still uses', async () => {
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 3 } });
  const couponCode = await buildCoupon(shop.db);
  const { orderId } = await buy(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_300, couponCode });
  const use = await shop.db.selectFrom('coupon_use').selectAll().executeTakeFirstOrThrow();
  await moveOrder(shop.db, orderId, { to: 'Cancelled', actor: 'operator', seller });
  expect((await checkCoupons(shop.db)).wrong).toEqual([]);
  await shop.db.insertInto('coupon_use').values(use).execute();
  expect((await checkCoupons(shop.db)).wrong).toEqual([
    `${couponCode}: used by checkout ${use.checkout_id}, which is Cancelled`,
  ]);
  await shop.db.deleteFrom('coupon_use').execute();
});

test('the doctor finds a coupon that an expired checkout still holds', async () => {
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 3 } });
  const couponCode = await buildCoupon(shop.db);
  await openPurchase(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_300, couponCode });
  expect((await checkCoupons(shop.db)).wrong).toEqual([]);
  const { checkout_id } = await shop.db.selectFrom('coupon_use').selectAll().executeTakeFirstOrThrow();
  await shop.db.updateTable('checkout').set({ status: 'expired' }).where('id', '=', checkout_id).execute();
  expect((await checkCoupons(shop.db)).wrong).toEqual([
    `${couponCode}: held by checkout ${checkout_id}, which is expired`,
  ]);
});
