import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { refundInPart } from '@gulmohar/contract/admin/order-steps.ts';
import { getAdminProduct, updateProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { listAdminProducts } from '@gulmohar/contract/admin/product-list.ts';
import { listAdminReturns, moveAdminReturn, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import {
  checkNow,
  getDoctorReport,
  getMoneyProblems,
  getSales,
  getTodaysWork,
} from '@gulmohar/contract/admin/today.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { giftCardOrder, payGiftCard } from '../../../testing/buy-gift-card.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { seller } from '../../../testing/seller.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';
import { keepFigures } from './keep-figures.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(() => shop.close());

async function giveBack(orderId: string, amount: number): Promise<void> {
  const body = { orderId, requestId: uuid(), amount, reason: `about ${orderId}` };
  await owner.api(refundInPart, { body });
}

async function returnForRefund(orderId: string): Promise<void> {
  for (const to of ['Packing', 'Shipped'] as const) {
    await moveOrder(shop.db, orderId, { to, actor: 'operator', seller });
  }
  const { order } = await owner.api(getAdminOrder, { query: { orderId } });
  const itemIds = order.lines.map((line) => line.lineId);
  await owner.api(startAdminReturn, { body: { orderId, itemIds, reason: 'Too tight' } });
  const { returns } = await owner.api(listAdminReturns);
  const returnId = returns.find((request) => request.orderId === orderId)?.returnId ?? '';
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await owner.api(moveAdminReturn, { body: { returnId, to } });
  }
}

test('Today shows the open work, low stock and recent sales', async () => {
  const asha = await buildShopper(shop);
  const [packed, cancelled] = [await buildOrder(shop, asha), await buildOrder(shop, asha)];
  await buildOrder(shop, asha, { age: '2 days' });
  await moveOrder(shop.db, packed, { to: 'Packing', actor: 'operator', seller });
  await moveOrder(shop.db, cancelled, { to: 'Cancelled', actor: 'operator', seller });
  await buildProduct(shop.db, { name: 'Nearly gone', price: 100_000, stock: { S: 2, M: 0 } });
  const work = await owner.api(getTodaysWork);
  expect(work).toMatchObject({ toPack: 1, packing: 1, returnsToAnswer: 0 });
  // A sold-out size comes first, then those with the fewest left; the rest is what those orders left.
  expect(work.lowStock.slice(0, 2)).toMatchObject([
    { name: 'Nearly gone', size: 'M', available: 0 },
    { name: 'Nearly gone', size: 'S', available: 2 },
  ]);
  for (const { available } of work.lowStock) expect([0, 1, 2, 3, 4, 5]).toContain(available);
  // Nobody who looked around in the shop has bought it there.
  await owner.api(saveSettings, {
    body: { group: 'giftCards', value: { amounts: [200_000], years: null } },
  });
  await payGiftCard(shop, giftCardOrder('no-visit'));
  const sales = await owner.api(getSales);
  expect(sales.days).toHaveLength(30);
  expect(sales.days.at(-1)).toMatchObject({ orders: 1, amount: 250_000 });
  expect(sales.days.at(-3)).toMatchObject({ orders: 1, amount: 250_000 });
  expect(sales.bestSellers.reduce((sum, product) => sum + product.units, 0)).toBe(2);
  expect(sales.conversion).toEqual({ began: 1, bought: 1 });
});

test('a size is low at the shop’s limit, or at the product’s own', async () => {
  const [usual, fast] = [
    await buildProduct(shop.db, { name: 'Usual', price: 100_000, stock: { M: 7 } }),
    await buildProduct(shop.db, { name: 'Fast', price: 100_000, stock: { M: 40 } }),
  ];
  const isLow = async (productId: string) => {
    const { lowStock } = await owner.api(getTodaysWork);
    const { products } = await owner.api(listAdminProducts, { query: { stock: 'low' } });
    return [
      lowStock.some((unit) => unit.productId === productId),
      products.some((product) => product.productId === productId),
    ];
  };
  expect([await isLow(usual), await isLow(fast)]).toEqual([
    [false, false],
    [false, false],
  ]);
  const { runningLow } = await owner.api(getTodaysWork);
  const { product } = await owner.api(getAdminProduct, { query: { productId: fast } });
  await owner.api(updateProduct, { body: { ...product, lowStockAt: 40 } });
  expect(await isLow(fast)).toEqual([true, true]);
  expect((await owner.api(getTodaysWork)).runningLow).toBe(runningLow + 1);
  await owner.api(saveSettings, { body: { group: 'stock', value: { lowAt: 7, holdHours: 2 } } });
  await shop.changes.poll();
  expect(await isLow(usual)).toEqual([true, true]);
  expect(await owner.api(getTodaysWork)).toMatchObject({ lowStockAt: 7 });
  await owner.api(saveSettings, { body: { group: 'stock', value: { lowAt: 5, holdHours: 2 } } });
  await shop.changes.poll();
});

test('refunds are deducted from the sales of the day of their order', async () => {
  const asha = await buildShopper(shop);
  const { days, bestSellers } = await owner.api(getSales);
  const [part, all] = [
    await buildOrder(shop, asha, { age: '10 days' }),
    await buildOrder(shop, asha, { age: '10 days' }),
  ];
  await giveBack(part, 50_000);
  await giveBack(all, 250_000);
  const returned = await buildOrder(shop, asha, { age: '12 days' });
  await returnForRefund(returned);
  const sales = await owner.api(getSales);
  expect(sales.days.at(-11)).toMatchObject({ orders: 1, amount: 200_000 });
  expect(sales.days.at(-13)).toMatchObject({ orders: 0, amount: 0 });
  expect(sales.days.at(-1)).toEqual(days.at(-1));
  const units = (list: typeof bestSellers) => list.reduce((sum, product) => sum + product.units, 0);
  expect(units(sales.bestSellers) - units(bestSellers)).toBe(1);
});

test('a refund that the provider refused is not deducted from sales', async () => {
  const orderId = await buildOrder(shop, await buildShopper(shop), { age: '15 days' });
  await giveBack(orderId, 100_000);
  await shop.db
    .updateTable('refund')
    .set({ status: 'failed' })
    .where('reason', '=', `about ${orderId}`)
    .execute();
  expect((await owner.api(getSales)).days.at(-16)).toMatchObject({ orders: 1, amount: 250_000 });
});

test('precomputed sales equal those computed on request', async () => {
  await buildOrder(shop, await buildShopper(shop), { age: '15 days' });
  const summed = await owner.api(getSales);
  await keepFigures(shop.db, new Date(), 0);
  expect(await owner.api(getSales)).toEqual(summed);
  await buildOrder(shop, await buildShopper(shop));
  const { days } = await owner.api(getSales);
  expect(days.at(-1)?.orders).toBe((summed.days.at(-1)?.orders ?? 0) + 1);
  await keepFigures(shop.db, new Date());
  expect(await shop.db.selectFrom('kept_figure').select('name').execute()).toEqual([]);
});

test('a failed payment is shown until the buyer has paid', async () => {
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 5 } });
  const opened = await openPurchase(shop, {
    lines: [{ _id: kurti, size: 'M' }],
    amount: 2_500,
    guest: 'unlucky',
  });
  // The sandbox card that the bank declines.
  await payInSandbox(shop, opened.orderId, '4100 2800 0006 0003').catch(() => undefined);
  await expect
    .poll(async () => (await owner.api(getMoneyProblems)).payments)
    .toMatchObject([{ buyerName: 'Ravi Kumar', amount: 250_000 }]);
  await payInSandbox(shop, opened.orderId);
  await expect
    .poll(async () => {
      await shop.runJobs();
      return (await owner.api(getMoneyProblems)).payments;
    })
    .toEqual([]);
});

test('a refund that the provider refused is shown', async () => {
  const asha = await buildShopper(shop);
  const orderId = await buildOrder(shop, asha);
  await moveOrder(shop.db, orderId, { to: 'Cancelled', actor: 'operator', seller });
  await shop.db
    .updateTable('refund')
    .set({ status: 'failed' })
    .where('payment_id', 'in', (from) =>
      from.selectFrom('payment').where('order_id', '=', orderId).select('id'),
    )
    .execute();
  expect((await owner.api(getMoneyProblems)).refunds).toMatchObject([{ orderId, status: 'failed' }]);
});

test('the doctor runs on request, and the admin shows the stored report with its time', async () => {
  expect((await owner.api(getDoctorReport)).report).toBeNull();
  const { askedAt } = await owner.api(checkNow);
  await shop.runJobs();
  const { report } = await owner.api(getDoctorReport);
  expect(report?.at && report.at >= askedAt).toBe(true);
  expect(report?.failure).toBeNull();
  expect(report?.findings.map((finding) => finding.id)).toContain('I2');
});
