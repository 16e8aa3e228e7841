import {
  type Business,
  type BusinessSums,
  businessFigures,
  getBusiness,
  noSums,
} from '@gulmohar/contract/admin/business.ts';
import { removeOrderItem } from '@gulmohar/contract/admin/order-changes.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import type pg from 'pg';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildOrder, makeOlder } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { seller } from '../../../testing/seller.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';
import { forgetFigures } from '../cached-figures.ts';
import { keepFigures } from './keep-figures.ts';
import { readBusiness } from './read-business.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('truncate orders, visit_count, return_request cascade'));

const read = async (days: '1' | '7' | '30' | '90') => owner.api(getBusiness, { query: { days } });

test('the owner sees today’s sales compared with yesterday’s, without cancelled orders', async () => {
  const asha = await buildShopper(shop);
  await buildOrder(shop, asha);
  const cancelled = await buildOrder(shop, asha);
  await moveOrder(shop.db, cancelled, { to: 'Cancelled', actor: 'operator', seller });
  await buildOrder(shop, asha, { age: '1 day' });
  await buildOrder(shop, asha, { age: '3 days' });
  const { now, before } = await read('1');
  expect([now.orders, now.gross, before.orders, before.gross]).toEqual([1, 250_000, 1, 250_000]);
  const week = await read('7');
  expect([week.now.orders, week.before.orders]).toEqual([3, 0]);
  expect(week.points.at(-4)?.now).toMatchObject({ orders: 1, gross: 250_000 });
});

test('an item removed from a paid order is deducted from sales exactly once', async () => {
  const kurti = await buildProduct(shop.db, { price: 100_000, stock: { M: 9 } });
  const { orderId } = await buy(shop, {
    lines: [
      { _id: kurti, size: 'M' },
      { _id: kurti, size: 'M' },
    ],
    amount: 2_000,
    guest: 'two',
  });
  const line = await shop.db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow();
  const taken = { orderId, lineId: line.id, requestId: uuid(), reason: 'torn' };
  await owner.api(removeOrderItem, { body: { ...taken, kind: 'cancelled', quantity: 1 } });
  const { now } = await read('7');
  expect(now).toMatchObject({ orders: 1, gross: 200_000, refunded: 100_000 });
});

test('a cash order counts once the buyer has confirmed it', async () => {
  const orderId = await buildOrder(shop, await buildShopper(shop));
  const set = (columns: string) =>
    shop.database.pool.query(`update orders set ${columns} where id = $1`, [orderId]);
  await set("to_confirm_by = now() + interval '1 day', is_paid = false, payment_method = 'Cash on delivery'");
  expect((await read('7')).now.orders).toBe(0);
  await set('confirmed_at = now()');
  expect((await read('7')).now.orders).toBe(1);
});

test('the conversion rate uses only the orders placed since visits have been counted', async () => {
  const asha = await buildShopper(shop);
  await makeOlder(shop, await buildOrder(shop, asha), '2 days');
  const hour = sql<Date>`date_trunc('hour', now(), 'Asia/Kolkata')`;
  await shop.db.insertInto('visit_count').values({ hour, visits: 5 }).execute();
  await buildOrder(shop, asha);
  const { now, visitsSince } = await read('7');
  expect(now).toMatchObject({ visits: 5, orders: 2, ordersOfVisits: 1 });
  expect(businessFigures.conversion.of(now)).toBe(0.2);
  expect(visitsSince && Date.parse(visitsSince) <= Date.now()).toBe(true);
});

/** A random order; amounts in rupees, ages in hours. */
const madeOrder = fc.record({
  age: fc.nat({ max: 4 * 24 * 61 }).map((quarters) => quarters / 4),
  amount: fc.nat({ max: 5_000 }),
  refunded: fc.nat({ max: 5_000 }),
  hasFailed: fc.boolean(),
  status: fc.constantFrom('Order Placed', 'Delivered', 'Cancelled', 'Returned to seller'),
  isPaid: fc.boolean(),
  returnAge: fc.option(fc.nat({ max: 24 * 61 })),
});
type MadeOrder = typeof madeOrder extends fc.Arbitrary<infer Made> ? Made : never;

/** 15:47 in India, which is within a half hour. */
const NOW = new Date('2026-11-22T10:17:00Z');
const HOUR_MS = 3_600_000;

test('daily totals equal those of the orders, whether precomputed or computed on request', async () => {
  const client = await shop.database.pool.connect();
  await client.query("set session_replication_role = 'replica'");
  await fc
    .assert(
      fc.asyncProperty(fc.array(madeOrder, { maxLength: 60 }), async (orders) => {
        await client.query(
          'delete from orders; delete from return_request; delete from payment; delete from refund',
        );
        await insertMade(client, orders);
        const days = expectedDays(orders);
        for (const isCached of [false, true]) {
          if (isCached) await keepFigures(shop.db, NOW, 0);
          const { points, now, before } = await readBusiness(shop.db, { days: 30, now: NOW });
          expect(points.map(pickSums)).toEqual(days);
          expect(now).toEqual(addUp(days.map((day) => day.now)));
          expect(before).toEqual(addUp(days.map((day) => day.before)));
        }
        await forgetFigures(shop.db);
      }),
      { numRuns: 12 },
    )
    .finally(() => client.release(true));
}, 60_000);

function pickSums({ now, before }: Business['points'][number]) {
  return { now, before };
}

/** Computes the same sums by iterating over the orders. */
function expectedDays(orders: readonly MadeOrder[]) {
  const days = Array.from({ length: 30 }, () => ({ now: { ...noSums }, before: { ...noSums } }));
  for (const order of orders) {
    const refunded = order.hasFailed ? 0 : Math.min(order.refunded, order.amount);
    const isLost = !order.isPaid && order.status === 'Returned to seller';
    const place = placeOf(order.age);
    if (place && order.status !== 'Cancelled' && !isLost && order.amount > 0) {
      const sums = days[place.day]?.[place.of];
      if (sums) {
        sums.orders += order.amount > refunded ? 1 : 0;
        sums.gross += order.amount * 100;
        sums.refunded += refunded * 100;
      }
    }
    const returned = order.returnAge === null ? undefined : placeOf(order.returnAge);
    const sums = returned && days[returned.day]?.[returned.of];
    if (sums) sums.returns += 1;
  }
  return days;
}

/** Returns the period and its calendar day in India for a time so many hours ago. */
function placeOf(age: number): { of: 'now' | 'before'; day: number } | undefined {
  const dayOf = (at: number) =>
    Date.parse(new Date(at).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }));
  const ago = Math.round((dayOf(NOW.getTime()) - dayOf(NOW.getTime() - age * HOUR_MS)) / (24 * HOUR_MS));
  if (ago < 30) return { of: 'now', day: 29 - ago };
  // The previous period ended 30 days ago at this time of day.
  return ago < 60 && age > 30 * 24 ? { of: 'before', day: 59 - ago } : undefined;
}

function addUp(all: readonly BusinessSums[]): BusinessSums {
  const names = Object.keys(noSums) as (keyof BusinessSums)[];
  return Object.fromEntries(
    names.map((name) => [name, all.reduce((sum, one) => sum + one[name], 0)]),
  ) as BusinessSums;
}

/** Inserts orders without the related rows that the sums do not read. */
async function insertMade(client: pg.PoolClient, orders: readonly MadeOrder[]): Promise<void> {
  const at = (age: number) => new Date(NOW.getTime() - age * HOUR_MS);
  for (const order of orders) {
    const [id, checkoutId, paymentId] = [uuid(), uuid(), uuid()];
    const paise = order.amount * 100;
    const refund = Math.min(order.refunded, order.amount) * 100;
    await client.query(
      `insert into orders (id, checkout_id, email, phone, buyer_name, address, subtotal, shipping, amount, currency,
                           payment_method, placed_at, status, is_paid)
       values ($1, $2, 'a@example.com', '9876543210', 'Asha', '{}', $3, 0, $3, 'INR', 'card', $4, $5, $6)`,
      [id, checkoutId, paise, at(order.age), order.status, order.isPaid],
    );
    if (refund > 0) {
      await client.query(
        `insert into payment (id, provider, provider_payment_id, checkout_id, order_id, amount, currency, method, captured_at)
         values ($1, 'razorpay', 'pay_' || gen_random_uuid(), $2, $3, $4, 'INR', 'card', $5)`,
        [paymentId, checkoutId, id, paise, at(order.age)],
      );
      await client.query(
        `insert into refund (id, payment_id, amount, reason, status, created_at) values ($1, $2, $3, 'made', $4, $5)`,
        [uuid(), paymentId, refund, order.hasFailed ? 'failed' : 'processed', at(order.age / 2)],
      );
    }
    if (order.returnAge !== null) {
      await client.query(
        `insert into return_request (id, order_id, line_id, paid_line_id, reason, refund_amount, requested_at, quantity)
         values ($1, $2, $1, $1, 'made', 0, $3, 1)`,
        [uuid(), id, at(order.returnAge)],
      );
    }
  }
}
