import { getStockLevels } from '@gulmohar/contract/catalogue/product.ts';
import { addToCart, mergeCart, updateCart } from '@gulmohar/contract/sales/cart.ts';
import { createRazorpayOrder } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

/** A guest who has the last unit reserved. */
async function reserveLast(guest: string) {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
  const { orderId } = await openPurchase(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, guest });
  return { kurti, orderId };
}

test('the last unit that a shopper reserved is in stock for them only', async () => {
  const { kurti, orderId } = await reserveLast('holder');
  const levels = async (orderIds?: string[]) =>
    (await shop.api(getStockLevels, { body: { productIds: [kurti], orderIds } })).stockLevels[kurti]?.stock;
  expect(await levels()).toEqual({ M: 0 });
  expect(await levels([orderId])).toEqual({ M: 1 });
  expect(await levels(['order_of_nobody'])).toEqual({ M: 0 });
});

test('a guest who corrects e-mail address and phone number can still buy the unit they reserved', async () => {
  const { kurti, orderId } = await reserveLast('mistyped');
  const { guestInfo, ...order } = buildOrderData([{ _id: kurti, size: 'M' }], 'corrected');
  const orderData = { ...order, guestInfo: guestInfo && { ...guestInfo, phone: '9845099999' } };
  const body = { amount: 2_000, isGuest: true, orderData };
  const opened = shop.api(createRazorpayOrder, { body: { ...body, replaces: 'order_of_nobody' } });
  await expect(opened).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  const { isPlaced } = await shop.api(createRazorpayOrder, { body: { ...body, replaces: orderId } });
  expect(isPlaced).toBe(false);
});

test('a guest who signs in keeps the unit they reserved in the cart and can buy it', async () => {
  const { kurti, orderId } = await reserveLast('signs-in');
  const { api } = await buildShopper(shop);
  const cartData = { [kurti]: { M: 1 } };
  expect((await api(mergeCart, { body: { cartData } })).cartData).toEqual({});
  const merged = await api(mergeCart, { body: { cartData, orderIds: [orderId] } });
  expect(merged.cartData).toEqual(cartData);
  const orderData = buildOrderData([{ _id: kurti, size: 'M' }]);
  await api(createRazorpayOrder, { body: { amount: 2_000, isGuest: false, orderData, replaces: orderId } });
});

test('a signed-in shopper’s own reservation does not make the cart say that the item is out of stock', async () => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
  const shopper = await buildShopper(shop);
  await openPurchase(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, shopper });
  const body = { itemId: kurti, size: 'M' };
  expect((await shopper.api(addToCart, { body })).cartData).toEqual({ [kurti]: { M: 1 } });
  await shopper.api(updateCart, { body: { ...body, quantity: 1 } });
  const other = await buildShopper(shop);
  await expect(other.api(addToCart, { body })).rejects.toMatchObject({ message: 'Out of stock' });
});

test('nobody takes the place of another account’s checkout', async () => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
  const asha = await buildShopper(shop);
  const lines = [{ _id: kurti, size: 'M' }];
  const { orderId } = await openPurchase(shop, { lines, amount: 2_000, shopper: asha });
  const meera = await buildShopper(shop);
  const body = {
    amount: 2_000,
    isGuest: false,
    orderData: buildOrderData(lines, 'meera'),
    replaces: orderId,
  };
  await expect(meera.api(createRazorpayOrder, { body })).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
});
