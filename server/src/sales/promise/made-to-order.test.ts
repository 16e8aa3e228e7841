import { updateProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getProduct, listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { getPlacedOrder } from '@gulmohar/contract/fulfilment/placed-order.ts';
import { getDeliveryPromise } from '@gulmohar/contract/sales/delivery-promise.ts';
import { NO_EXPRESS } from '@gulmohar/contract/shop/express-settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { addAdminProduct, editedProduct } from '../../../testing/new-admin-product.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

const PIN = '560034';

let shop: TestShop;
let owner: TestStaff;
let asha: TestShopper;
let lehenga: string;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
  asha = await buildShopper(shop);
  lehenga = await addAdminProduct(owner, {
    name: 'Bridal Lehenga',
    daysToMake: 20,
    variants: [{ size: 'S', sku: '', stock: 0, toppedUpTo: 5 }],
  });
});
afterAll(() => shop.close());

function ask(daysToMake?: number) {
  return shop.api(getDeliveryPromise, { query: { pin: PIN, daysToMake } });
}

const single = async (productId: string) => (await shop.api(getProduct, { body: { productId } })).product;

test('a shopper reads on the page and in lists how many days a product takes to make, unless it is on the shelf', async () => {
  expect((await single(lehenga)).daysToMake).toBe(20);
  const { products } = await shop.api(listProducts, { query: { search: 'Bridal Lehenga' } });
  expect(products[0]).toMatchObject({ _id: lehenga, daysToMake: 20 });
  const saree = await addAdminProduct(owner, {
    daysToMake: 20,
    variants: [{ size: null, sku: '', stock: 1 }],
    hasSize: false,
  });
  expect(await single(saree)).not.toHaveProperty('daysToMake');
});

test('an order is promised for the day when its slowest item arrives, by mail, on its page and after paying', async () => {
  const kurti = await buildProduct(shop.db, { price: 250_000 });
  const lines = [
    { _id: kurti, size: 'M' },
    { _id: lehenga, size: 'S' },
  ];
  // Once the courier has answered, all dates come from the same transit times.
  await expect.poll(async () => (await ask()).isServed).not.toBeNull();
  const [shelf, made] = [await ask(), await ask(20)];
  const form = { zipcode: PIN };
  const { orderId, providerOrderId } = await buy(shop, { lines, amount: 3_799, shopper: asha, form });
  // What the owner changes later does not change it.
  await owner.api(updateProduct, { body: await editedProduct(owner, lehenga, { daysToMake: 5 }) });
  const { order } = await asha.api(getOrder, { query: { orderId } });
  await shop.runJobs();
  expect(order.daysToMake).toBe(20);
  expect((await asha.api(getOrder, { query: { orderId } })).order.arrives).toEqual(made.promise);
  expect(made.promise?.from).toSatisfy((from: string) => from > (shelf.promise?.to ?? ''));
  const placed = await asha.api(getPlacedOrder, { body: { orderId: providerOrderId } });
  expect(placed.order.arrivesTo.slice(0, 10)).toBe(made.promise?.to);
  expect(placed.order.leavesBy.slice(0, 10)).toSatisfy((day: string) => day > (shelf.promise?.to ?? ''));
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  const mail = (await readMails(shop, asha.email)).find(({ text }) => text.includes('Dispatch by'));
  for (const at of [placed.order.leavesBy, placed.order.arrivesTo])
    expect(mail?.text).toContain(day.format(new Date(at)));
  await owner.api(updateProduct, { body: await editedProduct(owner, lehenga, { daysToMake: 20 }) });
});

test('Express cannot deliver what is not made yet', async () => {
  await owner.api(saveSettings, { body: { group: 'express', value: { ...NO_EXPRESS, isOffered: true } } });
  const [shelf, made] = [await ask(), await ask(20)];
  expect(made.express?.from).toSatisfy((from: string) => from > (shelf.promise?.to ?? ''));
});

test.each(['-1', '61', '1.5', 'many'])('a date for %j days to make is refused', async (days) => {
  const { statusCode } = await shop.app.inject({
    url: `/api/delivery/promise?pin=${PIN}&daysToMake=${days}`,
  });
  expect(statusCode).toBe(400);
});
