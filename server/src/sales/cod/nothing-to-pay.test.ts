import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

test('an order that costs nothing is placed once, however often a guest asks for it, also where cash is not taken', async () => {
  const kurti = await buildProduct(shop.db, { price: 130_000, stock: 60 });
  const couponCode = await buildCoupon(shop.db, { discount_type: 'percentage', basis_points: 10_000 });
  const orderData = { ...buildOrderData([{ _id: kurti, quantity: 2 }]), couponCode };
  const body = { amount: 0, isGuest: true, requestId: uuid(), orderData };
  const placed = await shop.api(placeCashOrder, { body });
  expect(await shop.api(placeCashOrder, { body })).toEqual(placed);
  const orders = await shop.db.selectFrom('orders').select(['amount', 'payment_method', 'is_paid']).execute();
  expect(orders).toEqual([{ amount: 0, payment_method: 'none', is_paid: true }]);
  await expectInvariants(shop);
});
