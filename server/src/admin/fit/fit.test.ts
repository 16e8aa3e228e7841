import { exportFit, isFarAboveMean, listFit } from '@gulmohar/contract/admin/fit.ts';
import { listAdminReturns } from '@gulmohar/contract/admin/return.ts';
import { getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { afterAll, expect, test } from 'vitest';
import { makeOlder } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { deliverOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
const shopper = await buildShopper(shop);
afterAll(() => shop.close());

/** Bought and received; with a reason also sent back. */
async function receive(productId: string, size: string, reason?: string): Promise<void> {
  const { orderId } = await buy(shop, { lines: [{ _id: productId, size }], amount: 2_500, shopper });
  await deliverOrder(shop, orderId);
  if (!reason) return;
  await makeOlder(shop, orderId, '6 days');
  const { order } = await shopper.api(getOrder, { query: { orderId } });
  const itemIds = order.items.map(({ _id }) => _id);
  await shopper.api(requestReturn, { body: { orderId, itemIds, reason } });
}

test('the owner sees which product comes back for its size far more often than others, and the returns behind it', async () => {
  const stock = { S: 30, M: 30 };
  const tight = await buildProduct(shop.db, { name: 'Tight Kurti', price: 250_000, stock });
  const fine = await buildProduct(shop.db, { name: 'Fine Kurti', price: 250_000, stock });
  for (let at = 0; at < 20; at += 1) await receive(tight, 'S', at < 6 ? 'Too small: at the arms' : undefined);
  for (let at = 0; at < 20; at += 1)
    await receive(fine, at < 10 ? 'S' : 'M', at === 0 ? 'Too large' : undefined);
  await receive(fine, 'M', 'I wanted another colour');
  const { shop: all, products } = await owner.api(listFit);
  expect(all).toMatchObject({ bought: 41, returned: { small: 6, large: 1, other: 1 } });
  expect(products).toMatchObject([
    { name: 'Tight Kurti', isFarAbove: true, bought: 20, returned: { small: 6, large: 0 } },
    {
      name: 'Fine Kurti',
      isFarAbove: false,
      sizes: [
        { size: 'S', bought: 10, returned: { large: 1 } },
        { size: 'M', bought: 11, returned: { other: 1 } },
      ],
    },
  ]);
  const { returns } = await owner.api(listAdminReturns, { query: { productId: tight, reason: 'small' } });
  expect(returns).toHaveLength(6);
  expect(
    (await owner.api(listAdminReturns, { query: { productId: fine, reason: 'small' } })).returns,
  ).toEqual([]);
  const file = await shop.app.inject({
    method: 'POST',
    url: `/api${exportFit.path}`,
    headers: { cookie: owner.cookie },
    payload: {},
  });
  expect(file.body).toContain(`Tight Kurti,${tight},S,20,6,0,0`);
});

test('nothing is concluded from fewer than twenty purchases', () => {
  const counts = (bought: number, small: number) => ({
    bought,
    returned: { small, large: 0, different: 0, damaged: 0, wrong: 0, mind: 0, other: 0 },
  });
  const shopWide = counts(200, 20);
  expect(isFarAboveMean(counts(19, 19), shopWide)).toBe(false);
  expect(isFarAboveMean(counts(20, 3), shopWide)).toBe(false);
  expect(isFarAboveMean(counts(20, 4), shopWide)).toBe(true);
});
