import { type FigureTableName, figureTableNames } from '@gulmohar/contract/admin/figure-tables.ts';
import type { FigurePeriod } from '@gulmohar/contract/admin/figures.ts';
import { exportFigures, getFigures } from '@gulmohar/contract/admin/figures.ts';
import { listAdminOrders } from '@gulmohar/contract/admin/order.ts';
import { fullPath } from '@gulmohar/contract/api/endpoint.ts';
import { sql } from 'kysely';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGuestOrder, buildOrder, makeOlder } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { deliverOrder, shipOrder } from '../../../testing/ship-order.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { countSearch } from '../../catalogue/search/count-search.ts';
import { sumVisits } from '../../shop/visit/sum-visits.ts';
import { VisitLog } from '../../shop/visit/visit-log.ts';

let shop: TestShop;
let owner: TestStaff;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.database.pool.query(
    'truncate orders, product, visit_step, visit_day, product_day, visit_count, search_count cascade',
  ),
);

async function read(table: FigureTableName, days: FigurePeriod = '30') {
  const { rows } = await owner.api(getFigures, { query: { table, days } });
  return rows.map(({ label, values }) => [label, ...values]);
}

async function download(table: FigureTableName) {
  const url = `${fullPath(exportFigures)}?table=${table}&days=7`;
  return shop.app.inject({ url, headers: { cookie: owner.cookie, 'sec-fetch-site': 'same-origin' } });
}

/** A piece of Rs. 2,500 in size M. */
async function buyOne(product: string, details: Partial<Parameters<typeof buy>[1]> = {}): Promise<string> {
  const { orderId } = await buy(shop, { lines: [{ _id: product, size: 'M' }], amount: 2_500, ...details });
  return orderId;
}

async function buildKurti(name: string, stock = { M: 9, L: 0 }): Promise<string> {
  return buildProduct(shop.db, { name, price: 250_000, stock });
}

async function visit(
  source: string,
  ...kinds: ('viewed' | 'missed' | 'added' | 'checkout')[]
): Promise<void> {
  const product = await shop.db.selectFrom('product').select('id').executeTakeFirst();
  const log = new VisitLog(shop.db, (error) => {
    throw error;
  });
  const about = (kind: string) => ({ productId: product?.id, size: kind === 'missed' ? 'L' : null });
  const steps = kinds.map((kind) => ({ kind, ...about(kind) }));
  log.add({ visit: uuid(), source, steps: [{ kind: 'begun' }, ...steps] });
  await log.stop();
}

test('every table can be read and exported in every period, also while there is nothing in it', async () => {
  for (const table of figureTableNames) {
    expect(await read(table, '365')).toEqual(table === 'steps' ? expect.any(Array) : []);
    const { body, statusCode } = await download(table);
    expect([table, statusCode, body.split('\r\n')[0]?.includes(',')]).toEqual([table, 200, true]);
  }
});

test('the owner sees what sold by product, size, state, payment and source, and finds the orders of each', async () => {
  const [red, blue] = [await buildKurti('Red kurti'), await buildKurti('Blue kurti')];
  const first = await buyOne(red, { source: 'instagram / diwali', guest: 'asha' });
  await buyOne(red, { guest: 'noor' });
  await buyOne(blue, { guest: 'ravi' });
  await visit('instagram / diwali', 'viewed', 'added');
  await visit('google.com');
  expect(await read('product')).toEqual([
    ['Red kurti', 2, 2, 500_000, 0, 500_000, 0],
    ['Blue kurti', 1, 1, 250_000, 0, 250_000, 0],
  ]);
  expect(await read('size')).toEqual([['M', 3, 3, 750_000, 0, 750_000, 0]]);
  expect(await read('state')).toEqual([['Karnataka', 3, 3, 750_000, 0, 750_000, 0]]);
  expect(await read('payment')).toEqual([['Paid online', 3, 3, 750_000, 0, 750_000, 0]]);
  expect(await read('coupon')).toEqual([['No coupon', 3, 3, 750_000, 0, 750_000, 0]]);
  await sumVisits(shop.db);
  expect(await read('source')).toEqual([
    ['Unknown or direct', 0, 0, 0, 2, 500_000],
    ['instagram / diwali', 1, 1, 0, 1, 250_000],
    ['google.com', 1, 0, 0, 0, 0],
  ]);
  const found = async (by: 'source' | 'product' | 'pin', key: string) =>
    (await owner.api(listAdminOrders, { query: { by, key } })).orders.map(({ orderId }) => orderId);
  expect(await found('source', 'instagram / diwali')).toEqual([first]);
  expect(await found('product', red)).toHaveLength(2);
  expect(await found('pin', '57')).toHaveLength(3);
  expect(await found('pin', '11')).toEqual([]);
});

test('an order that was given back in full, and a piece that came back, come off the sales', async () => {
  const red = await buildKurti('Red kurti');
  const [whole, part] = [await buyOne(red, { guest: 'asha' }), await buyOne(red, { guest: 'noor' })];
  await sql`insert into refund (id, payment_id, amount, status, reason)
    select gen_random_uuid(), id, amount, 'processed', 'lost' from payment where order_id = ${whole}`.execute(
    shop.db,
  );
  await returned(part, 'Refunded', 200_000);
  expect(await read('product')).toEqual([['Red kurti', 2, 2, 500_000, 450_000, 50_000, 0]]);
});

async function returned(orderId: string, status: string, amount = 250_000): Promise<void> {
  await sql`insert into return_request (id, order_id, line_id, paid_line_id, quantity, reason, status, refund_amount)
    select gen_random_uuid(), order_id, id, id, 1, 'Too tight', ${status}, ${amount}
    from order_line where order_id = ${orderId}`.execute(shop.db);
}

test('the owner sees at which step visits end, and which sizes were missed', async () => {
  const red = await buildKurti('Red kurti');
  await visit('', 'viewed', 'missed');
  await visit('', 'viewed', 'added', 'checkout');
  await visit('');
  await buyOne(red);
  await sumVisits(shop.db);
  expect(await read('steps')).toEqual([
    ['Visits', 3, 3],
    ['Looked at a product', 2, 3],
    ['Added to the cart', 1, 3],
    ['Reached the checkout', 1, 3],
    ['Went to pay', 0, 3],
    ['Ordered', 1, 3],
  ]);
  expect(await read('stitch')).toEqual([['Red kurti, L', 1, 0, 0, 0]]);
  expect(await read('viewed')).toEqual([['Red kurti', 2, 1]]);
  await countSearch(shop.db, { search: 'dhoti', isEmpty: true, isOpened: false });
  await countSearch(shop.db, { search: 'kurti', isEmpty: false, isOpened: false });
  expect(await read('searches')).toEqual([['dhoti', 1]]);
});

test('returns are counted among the orders of the same days once their time is over, by payment and PIN zone', async () => {
  const red = await buildKurti('Red kurti');
  const orders: string[] = [];
  for (const guest of ['asha', 'noor', 'ravi', 'veena']) orders.push(await buyOne(red, { guest }));
  const [kept = '', back = '', recent = '', refused = ''] = orders;
  for (const orderId of [kept, back, recent]) await deliverOrder(shop, orderId);
  await sql`update order_event set at = at - interval '20 days' where order_id <> ${recent}`.execute(shop.db);
  await returned(back, 'Returned');
  await returned(recent, 'Returned');
  await sql`update orders set status = 'Returned to seller', payment_method = 'cod' where id = ${refused}`.execute(
    shop.db,
  );
  expect(await read('returns-payment')).toEqual([
    ['Paid online', 3, 0, 2, 1],
    ['Cash on delivery', 1, 1, 0, 0],
  ]);
  const underWay = await buyOne(red, { guest: 'meera' });
  expect(await read('returns-pin')).toEqual([['57… Mysuru, Mangaluru', 4, 1, 2, 1]]);
  const found = await owner.api(listAdminOrders, { query: { by: 'pin', key: '57', arrived: 'yes' } });
  const ids = found.orders.map(({ orderId }) => orderId);
  expect(ids.filter((id) => [...orders, underWay].includes(id)).toSorted()).toEqual(orders.toSorted());
});

test('the owner sees how many wait for a size, were told that it is back, and then bought it', async () => {
  const red = await buildKurti('Red kurti');
  const ask = (email: string, size: string | null, status: string, sentDaysAgo: number | null = null) =>
    sql`insert into stock_alert (id, product_id, size, email, status, requested_at, sent_at)
      values (gen_random_uuid(), ${red}, ${size}, ${email}, ${status}, now() - interval '20 days',
        now() - ${sentDaysAgo} * interval '1 day')`.execute(shop.db);
  await ask('asha@guest.example', 'M', 'sent', 2);
  await ask('noor@guest.example', 'M', 'sent', 10);
  await ask('veena@guest.example', 'M', 'sent', 2);
  await ask('asha@guest.example', 'L', 'active');
  await ask('noor@guest.example', 'L', 'active');
  await ask('ravi@guest.example', 'L', 'pending');
  for (const guest of ['asha', 'noor']) await buyOne(red, { guest });
  expect(await read('alerts')).toEqual([
    ['Red kurti, L', 2, 2, 0, 0],
    ['Red kurti, M', 3, 0, 3, 1],
  ]);
});

test('of the advised size less may come back; the owner sees it, with the orders', async () => {
  const red = await buildKurti('Red kurti', { M: 9, L: 9 });
  const buyAdvised = (guest: string, advisedSize: string) =>
    buyOne(red, { guest, lines: [{ _id: red, size: 'M', advisedSize }] });
  const taken = await buyAdvised('asha', 'M');
  const other = await buyAdvised('noor', 'L');
  const madeUp = await buyAdvised('veena', 'Gigantic');
  const without = await buyOne(red, { guest: 'ravi' });
  for (const orderId of [taken, other, without, madeUp]) await deliverOrder(shop, orderId);
  await sql`update order_event set at = at - interval '20 days'`.execute(shop.db);
  await returned(taken, 'Return Rejected');
  for (const orderId of [other, without]) await returned(orderId, 'Returned');
  await sql`update return_request set reason_kind = 'small' where order_id <> ${without}`.execute(shop.db);
  expect(await read('returns-advice')).toEqual([
    ['The advised size', 1, 0, 0],
    ['Another size than advised', 1, 1, 1],
    ['Bought without advice', 2, 0, 1],
  ]);
  const { orders } = await owner.api(listAdminOrders, { query: { by: 'advice', key: 'other' } });
  expect(orders.map(({ orderId }) => orderId)).toEqual([other]);
});

test('the margin is what was invoiced without tax, less what the pieces cost', async () => {
  const red = await buildKurti('Red kurti');
  await shipOrder(shop, await buyOne(red));
  expect(await read('margin')).toEqual([]);
  await shop.db.updateTable('variant').set({ cost: 100_000 }).execute();
  // Rs. 2,500 include 5 % of tax.
  expect(await read('margin')).toEqual([['Red kurti', 1, 238_095, 138_095]]);
});

test('buyers who order again are found by the month of their first order', async () => {
  const asha = await buildShopper(shop);
  const first = await buildOrder(shop, asha);
  await buildOrder(shop, asha);
  await makeOlder(shop, first, '1 month');
  await buildGuestOrder(shop, 'noor');
  const rows = await read('repeat');
  expect(rows).toHaveLength(2);
  expect(rows[0]?.slice(1, 4)).toEqual([1, 250_000, null]);
  expect(rows[1]?.slice(1, 5)).toEqual([1, 500_000, 1, null]);
});

test('a file has amounts in rupees, and says nothing of shares of fewer than five', async () => {
  await buyOne(await buildKurti('=Red kurti'), { guest: 'asha' });
  const { body } = await download('product');
  expect(body).toContain('Product,Net sales,Orders,Pieces,Sold,Refunded,Discounts\r\n');
  expect(body).toContain("'=Red kurti,2500,1,1,2500,0,0\r\n");
  const sources = await download('source');
  expect(sources.body).toContain('Unknown or direct,0,0,0,1,,2500');
});

test('an unknown table or period is refused', async () => {
  await expect(owner.api(getFigures, { query: { table: 'people' as 'size' } })).rejects.toMatchObject({
    status: 400,
  });
  await expect(owner.api(getFigures, { query: { table: 'size', days: '9' as '7' } })).rejects.toMatchObject({
    status: 400,
  });
});
