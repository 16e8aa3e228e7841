import type { recordVisit } from '@gulmohar/contract/visit/visit.ts';
import { sql } from 'kysely';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { buildProduct } from '../../../testing/build-product.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { purgeOldVisits, sumVisits } from './sum-visits.ts';
import { VisitLog } from './visit-log.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

type Told = z.input<typeof recordVisit.body>;

let log: VisitLog;

const shop = await testShop();
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`truncate visit_step, visit_day, product_day, visit_count`.execute(shop.db);
  log = new VisitLog(shop.db, (error) => {
    throw error;
  });
});

/** As a page tells it to the shop. */
async function tell(told: Told, headers: Record<string, string> = {}): Promise<number> {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/visit',
    headers: { 'user-agent': PHONE, ...headers },
    payload: told,
  });
  return response.statusCode;
}

/** As the worker finds it ten minutes later. */
async function days() {
  await sumVisits(shop.db);
  return shop.db.selectFrom('visit_day').selectAll().orderBy('visits', 'desc').orderBy('source').execute();
}

const begun = (source = ''): Told => ({ visit: uuid(), source, steps: [{ kind: 'begun' }] });

test('the owner sees how many visits came from where, and how far they went', async () => {
  const kurti = await buildProduct(shop.db, { stock: { M: 3, L: 0 } });
  const buyer = begun('instagram / diwali');
  log.add({ ...buyer, steps: [{ kind: 'begun' }, { kind: 'viewed', productId: kurti }] });
  log.add({ ...buyer, steps: [{ kind: 'missed', productId: kurti, size: 'L' }] });
  log.add({ ...buyer, steps: [{ kind: 'missed', productId: kurti, size: 'L' }] });
  log.add({ ...buyer, steps: [{ kind: 'added', productId: kurti, size: 'M' }, { kind: 'checkout' }] });
  log.add({ ...begun('instagram / diwali'), steps: [{ kind: 'begun' }] });
  log.add({ ...begun(), steps: [{ kind: 'begun' }, { kind: 'viewed', productId: 'made-up' }] });
  await log.stop();
  expect(await days()).toMatchObject([
    { source: 'instagram / diwali', visits: 2, viewed: 1, added: 1, checkout: 1, paying: 0 },
    { source: '', visits: 1, viewed: 1, added: 0 },
  ]);
  const products = await shop.db.selectFrom('product_day').selectAll().orderBy('size').execute();
  expect(products).toMatchObject([
    { product_id: kurti, size: '', viewed: 1 },
    { product_id: kurti, size: 'L', missed: 1 },
    { product_id: kurti, size: 'M', added: 1 },
  ]);
  const hours = await shop.db.selectFrom('visit_count').select('visits').execute();
  expect(hours.reduce((sum, { visits }) => sum + visits, 0)).toBe(3);
});

test('summing again changes nothing, and a visit counts once, on the day it began', async () => {
  const late = begun();
  log.add({ ...late, steps: [{ kind: 'begun' }] });
  log.add({ ...late, steps: [{ kind: 'checkout' }] });
  await log.stop();
  const midnight = sql<Date>`date_trunc('day', now(), 'Asia/Kolkata')`;
  await sql`update visit_step set at = ${midnight} - interval '5 minutes' where kind = 'begun'`.execute(
    shop.db,
  );
  const first = await days();
  expect(first).toMatchObject([{ visits: 1, checkout: 1 }]);
  expect(await days()).toEqual(first);
});

test('anybody can make up sources, so only a day’s fifty largest are kept apart', async () => {
  for (let one = 0; one < 60; one += 1) {
    log.add({ visit: uuid(), source: `made up ${one}`, steps: [{ kind: 'begun' }] });
  }
  await log.stop();
  const found = await days();
  expect(found).toHaveLength(51);
  expect(found[0]).toMatchObject({ source: 'other sources', visits: 10 });
});

test('robots, and shoppers whose browser asks not to be tracked, are not counted', async () => {
  expect(await tell(begun('told'))).toBe(200);
  expect(await tell(begun('robot'), { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(200);
  expect(await tell(begun('private'), { 'sec-gpc': '1' })).toBe(200);
  await expect
    .poll(async () => (await days()).map(({ source }) => source), { timeout: 10_000 })
    .toEqual(['told']);
});

test('a report that is no visit is refused', async () => {
  const refused: Told[] = [
    { ...begun(), visit: 'me' },
    { ...begun(), source: 'x'.repeat(81) },
    { ...begun(), steps: [] },
    { ...begun(), steps: Array.from({ length: 21 }, () => ({ kind: 'begun' as const })) },
  ];
  for (const told of refused) expect(await tell(told)).toBe(400);
});

test('steps are dropped rather than fail while the database cannot take them, or when there are too many', async () => {
  const faults: unknown[] = [];
  const busy = new VisitLog(shop.db, (error) => faults.push(error));
  for (let one = 0; one < 6_000; one += 1) {
    busy.add({ visit: uuid(), source: '', steps: [{ kind: 'begun' }] });
  }
  await busy.flush();
  expect(await days()).toMatchObject([{ visits: 5_000 }]);
  await sql`alter table visit_step rename to away`.execute(shop.db);
  busy.add({ visit: uuid(), source: '', steps: [{ kind: 'begun' }] });
  await busy.stop();
  await sql`alter table away rename to visit_step`.execute(shop.db);
  expect(faults).toHaveLength(1);
});

test('after 62 days the steps are deleted, and after 400 their sums', async () => {
  log.add({ visit: uuid(), source: '', steps: [{ kind: 'begun' }] });
  await log.stop();
  await sumVisits(shop.db);
  await sql`update visit_step set at = at - interval '63 days'`.execute(shop.db);
  await sql`update visit_count set hour = hour - interval '63 days'`.execute(shop.db);
  await purgeOldVisits(shop.db);
  expect(await shop.db.selectFrom('visit_step').selectAll().execute()).toEqual([]);
  expect(await shop.db.selectFrom('visit_day').selectAll().execute()).toHaveLength(1);
  await sql`update visit_day set day = day - 401`.execute(shop.db);
  await sql`update visit_count set hour = hour - interval '401 days'`.execute(shop.db);
  await purgeOldVisits(shop.db);
  expect(await shop.db.selectFrom('visit_day').selectAll().execute()).toEqual([]);
  expect(await shop.db.selectFrom('visit_count').selectAll().execute()).toEqual([]);
});
