import { demoPromotions } from '@gulmohar/demo/catalogue/promotions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectInvariants } from '../../../../testing/invariants.ts';
import { type TestShop, testShop } from '../../../../testing/test-shop.ts';
import { readRecovery } from '../../../admin/abandoned-checkout/abandoned-checkout.store.ts';
import { documentsIssued, serialOf } from '../../../fulfilment/tax/filing/documents-issued.ts';
import { findMonths } from '../../../fulfilment/tax/filing/filings.ts';
import { readMonth } from '../../../fulfilment/tax/filing/read-issued.ts';
import { removeDemo } from '../remove-demo.ts';
import { seedDemo } from '../seed-demo.ts';
import { Chance } from './chance.ts';
import { simulate } from './simulate.ts';
import { drawOrder } from './simulated-orders.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('a shop that is not the demo is not given a past', async () => {
  await expect(simulate(shop.db, { days: 2, seed: 1 }, () => undefined)).rejects.toThrow('Only the demo');
});

test('the demo has orders, visits, returns and reviews of past days, and the doctor finds nothing', async () => {
  await seedDemo(shop.db);
  const done = await simulate(shop.db, { days: 35, seed: 1 }, () => undefined);
  expect(done.orders).toBeGreaterThan(30);
  expect(done.reviews).toBeGreaterThan(0);
  const made = shop.db.selectFrom('review').where('source', '=', 'demo').where('line_id', 'is not', null);
  expect(await made.select('id').execute()).toHaveLength(done.reviews);
  const days = await shop.db.selectFrom('visit_day').select('day').distinct().execute();
  expect(days).toHaveLength(35);
  const { visits } = await shop.db
    .selectFrom('visit_day')
    .select((day) => day.fn.sum<number>('visits').as('visits'))
    .executeTakeFirstOrThrow();
  expect(Number(visits)).toBe(done.visits);
  const forSize = await shop.db
    .selectFrom('return_request')
    .innerJoin('order_line', 'order_line.id', 'line_id')
    .where('reason_kind', 'in', ['small', 'large'])
    .select('size')
    .execute();
  expect(forSize).not.toEqual([]);
  expect(forSize).not.toContainEqual({ size: null });
  const alerts = await shop.db.selectFrom('stock_alert').select('status').distinct().execute();
  expect(alerts.map(({ status }) => status).sort()).toEqual(['active', 'sent']);
  const advised = await shop.db.selectFrom('order_line').select('size_advice').distinct().execute();
  expect(advised.map(({ size_advice }) => size_advice).sort()).toEqual([null, 'other', 'taken']);
  await expectInvariants(shop);
});

test('some of its checkouts were left unpaid, of which the owner sees whom the reminder won back, and some parcels came back', async () => {
  const { abandoned, reminded, returned, recovered } = await readRecovery(shop.db);
  expect(abandoned).toBeGreaterThan(reminded);
  expect(reminded).toBeGreaterThan(returned);
  expect(returned).toBeGreaterThan(recovered);
  expect(recovered).toBeGreaterThan(0);
  const orders = await shop.db
    .selectFrom('orders')
    .where('status', '=', 'Returned to seller')
    .select(['payment_method', 'is_paid'])
    .execute();
  expect(orders).not.toEqual([]);
  expect(orders.every(({ payment_method, is_paid }) => payment_method === 'cod' && !is_paid)).toBe(true);
});

test('its purchases had offers and coupons, some of whose buyers came from a campaign and read the newsletter', async () => {
  const bought = shop.db.selectFrom('orders').where('email', 'like', '%@simulated.example');
  const offered = await bought
    .where('promotion_discount', '>', 0)
    .select(['coupon_code', 'promotions'])
    .execute();
  expect(new Set(offered.flatMap(({ promotions }) => promotions))).toEqual(
    new Set(demoPromotions.map(({ terms }) => terms.title)),
  );
  // None of these offers goes with a coupon.
  expect(offered.filter(({ coupon_code }) => coupon_code !== null)).toEqual([]);
  const withCoupon = await bought
    .where('coupon_code', 'is not', null)
    .select(['source', 'coupon_code'])
    .execute();
  expect(withCoupon.filter(({ source }) => source.includes(' / '))).not.toEqual([]);
  const { used } = await shop.db
    .selectFrom('coupon')
    .select((row) => row.fn.sum<number>('used').as('used'))
    .executeTakeFirstOrThrow();
  expect(Number(used)).toBe(withCoupon.length);
  const readers = bought
    .where('email', 'in', (from) =>
      from.selectFrom('newsletter_subscriber').where('status', '=', 'subscribed').select('email'),
    )
    .select('id');
  expect(await readers.execute()).not.toEqual([]);
});

test('the numbers of the invoices of a month have no gap, although older ones were added later', async () => {
  for (const month of await findMonths(shop.db)) {
    const issued = await readMonth(shop.db, month);
    for (const series of documentsIssued(issued)) {
      expect(serialOf(series.to) - serialOf(series.from) + 1).toBe(series.total);
    }
    const numbers = issued.filter(({ kind }) => kind === 'invoice').map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted());
  }
  const notes = await shop.db
    .selectFrom('tax_document as note')
    .leftJoin('tax_document as invoice', (join) =>
      join
        .on(sql<boolean>`invoice.number = note.content ->> 'against'`)
        .onRef('invoice.order_id', '=', 'note.order_id'),
    )
    .where('note.kind', '=', 'credit-note')
    .select('invoice.id')
    .execute();
  expect(notes).not.toEqual([]);
  expect(notes).not.toContainEqual({ id: null });
});

test('nobody and nothing of a simulation is left when the demo is removed', async () => {
  await removeDemo(shop.db, { isDryRun: false });
  const left = (table: 'orders' | 'users' | 'newsletter_subscriber' | 'stock_alert') =>
    shop.db.selectFrom(table).where('email', 'like', '%@simulated.example').select('email').execute();
  expect(await left('orders')).toEqual([]);
  expect(await shop.db.selectFrom('checkout').select('id').execute()).toEqual([]);
  expect(await left('users')).toEqual([]);
  expect(await left('newsletter_subscriber')).toEqual([]);
  expect(await left('stock_alert')).toEqual([]);
  expect(await shop.db.selectFrom('promotion').select('id').execute()).toEqual([]);
  expect(await shop.db.selectFrom('coupon').select('code').execute()).toEqual([]);
});

test('the same seed draws the same orders', () => {
  const offers = [{ slug: 'a', size: 'M' }];
  const draw = (seed: number) => drawOrder(new Chance(seed), 9, offers);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});
