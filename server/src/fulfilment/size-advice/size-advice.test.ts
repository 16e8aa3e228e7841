import { getKeptSize, getSizeAdvice } from '@gulmohar/contract/catalogue/size-advice/size-advice.ts';
import { getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { afterAll, expect, test } from 'vitest';
import { makeOlder } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buy } from '../../../testing/buy.ts';
import { deliverOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const shopper = await buildShopper(shop);
afterAll(() => shop.close());

/** @returns the order with its one line */
async function receive(productId: string, size: string, buyer = shopper) {
  const lines = [{ _id: productId, size }];
  const { orderId } = await buy(shop, { lines, amount: 2_500, shopper: buyer });
  await deliverOrder(shop, orderId);
  const { order } = await buyer.api(getOrder, { query: { orderId } });
  return { orderId, itemId: order.items[0]?._id ?? '' };
}

async function sendBack({ orderId, itemId }: { orderId: string; itemId: string }, reason: string) {
  await makeOlder(shop, orderId, '6 days');
  return shopper.api(requestReturn, { body: { orderId, itemIds: [itemId], reason } });
}

/** What the next request would read. */
async function adviceOn(productId: string) {
  await shop.changes.poll();
  return shop.api(getSizeAdvice, { query: { productId } });
}

async function publishReview(lineId: string, productId: string, fit: string): Promise<void> {
  await shop.database.pool.query(
    `insert into review (id, product_id, line_id, author_name, rating, title, body, fit, usual_size, status, submitted_at, published_at)
     values (gen_random_uuid(), $2, $1, 'Asha', 4, '', '', $3, '', 'published', now() - interval '1 hour', now())`,
    [lineId, productId, fit],
  );
}

function measure(productId: string, bust: number): Promise<unknown> {
  const details = { fit: 'Straight', measurements: { M: [{ name: 'Bust', garmentCm: bust }] } };
  return shop.database.pool.query('update product set details = $2 where id = $1', [
    productId,
    JSON.stringify(details),
  ]);
}

test('a shopper reads how a product fits once fifteen buyers say it, each by the latest of review and return', async () => {
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 30, L: 5 } });
  const received = [];
  for (let bought = 0; bought < 15; bought += 1) received.push(await receive(kurti, 'M'));
  for (const { itemId } of received.slice(0, 14)) await publishReview(itemId, kurti, 'true');
  expect(await adviceOn(kurti)).toMatchObject({ votes: null, votesBySize: {} });
  // The first buyer, who called it true to size, finds later that it is too small.
  for (const one of [received[0], received[14]]) if (one) await sendBack(one, 'Too small: at the sleeves');
  const votes = { small: 2, true: 13, large: 0 };
  await expect
    .poll(() => adviceOn(kurti), { timeout: 5_000 })
    .toMatchObject({ votes, votesBySize: { M: votes } });
  const other = await receive(kurti, 'L');
  await sendBack(other, 'Changed my mind');
  await publishReview(other.itemId, kurti, 'large');
  await expect
    .poll(() => adviceOn(kurti), { timeout: 5_000 })
    .toMatchObject({ votes: { ...votes, large: 1 }, votesBySize: { M: votes } });
});

test('garments that are measured anew start without votes, but not those measured for the first time', async () => {
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 30 } });
  for (let bought = 0; bought < 15; bought += 1)
    await publishReview((await receive(kurti, 'M')).itemId, kurti, 'small');
  await measure(kurti, 99);
  expect((await adviceOn(kurti)).votes).toMatchObject({ small: 15 });
  await measure(kurti, 101);
  await expect.poll(async () => (await adviceOn(kurti)).votes, { timeout: 5_000 }).toBeNull();
});

test('the room that a product is meant to leave follows from its fit and cloth', async () => {
  const kurti = await buildProduct(shop.db);
  await shop.database.pool.query('update product set details = $2 where id = $1', [
    kurti,
    JSON.stringify({ fit: 'Fitted bodice, full flare', fabric: 'Cotton jersey' }),
  ]);
  expect((await adviceOn(kurti)).bands).toEqual({
    bust: { min: 2, max: 4 },
    waist: { min: 2, max: 4 },
    hip: { min: 2, max: null },
  });
  await expect(shop.api(getSizeAdvice, { query: { productId: 'unknown' } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a shopper’s kept size is that of the last product of its kind which can no longer be returned', async () => {
  const buyer = await buildShopper(shop);
  const kept = async (productId: string) => (await buyer.api(getKeptSize, { query: { productId } })).kept;
  const [wanted, saree] = await Promise.all([
    buildProduct(shop.db),
    buildProduct(shop.db, { category: 'Sarees', subCategory: 'Silk' }),
  ]);
  const kurti = await buildProduct(shop.db, { name: 'Indigo Kurti', price: 250_000 });
  const { orderId } = await receive(kurti, 'L', buyer);
  expect(await kept(wanted)).toBeNull();
  await makeOlder(shop, orderId, '8 days');
  await shop.database.pool.query(`update order_event set at = at - interval '8 days' where order_id = $1`, [
    orderId,
  ]);
  expect(await kept(wanted)).toEqual({ size: 'L', productName: 'Indigo Kurti' });
  expect(await kept(saree)).toBeNull();
  await shop.database.pool.query(
    `insert into return_request (id, order_id, line_id, paid_line_id, quantity, reason, refund_amount)
     select gen_random_uuid(), order_id, id, id, 1, 'Too large', 0 from order_line where order_id = $1`,
    [orderId],
  );
  expect(await kept(wanted)).toBeNull();
});
