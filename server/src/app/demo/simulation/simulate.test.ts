import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectInvariants } from '../../../../testing/invariants.ts';
import { type TestShop, testShop } from '../../../../testing/test-shop.ts';
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
  const done = await simulate(shop.db, { days: 14, seed: 1 }, () => undefined);
  expect(done.orders).toBeGreaterThan(30);
  expect(done.reviews).toBeGreaterThan(0);
  const made = shop.db.selectFrom('review').where('source', '=', 'demo').where('line_id', 'is not', null);
  expect(await made.select('id').execute()).toHaveLength(done.reviews);
  const days = await shop.db.selectFrom('visit_day').select('day').distinct().execute();
  expect(days).toHaveLength(14);
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

test('the same seed draws the same orders', () => {
  const offers = [{ slug: 'a', size: 'M' }];
  const draw = (seed: number) => drawOrder(new Chance(seed), 9, offers);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});
