import { getHealth } from '@gulmohar/contract/admin/health.ts';
import { getTodaysWork } from '@gulmohar/contract/admin/today.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { readHealth } from './read-health.ts';

let shop: TestShop;
let owner: TestStaff;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
  await shop.database.pool.query(
    "insert into backup_run (name, ended_at, bytes, verified_at) values ('first', now(), 1, now())",
  );
});
afterAll(() => shop.close());

const problems = async () => (await owner.api(getHealth)).problems;

test('the owner sees what is wrong, and nothing when all is well', async () => {
  expect(await problems()).toEqual([]);
  await shop.database.pool.query(
    `insert into webhook_event (provider, id, kind, received_at) values
       ('razorpay', 'late', 'payment.captured', now() - interval '11 minutes'),
       ('razorpay', 'new', 'payment.captured', now())`,
  );
  await shop.database.pool.query(
    `insert into doctor_report (at, took_ms, findings)
     values (now() - interval '3 hours', 5, '[{"wrong": ["one", "two"]}, {"wrong": []}]')`,
  );
  expect(await problems()).toEqual(
    expect.arrayContaining([
      { kind: 'payment-webhooks', count: 1 },
      { kind: 'checks', count: 2 },
      { kind: 'checks-old', count: 1 },
    ]),
  );
  await shop.database.pool.query('delete from webhook_event; delete from doctor_report');
});

test('a draft that could not be published when its time came is reported until it is', async () => {
  const plan = (late: string) =>
    shop.database.pool.query(
      `insert into site_document (kind, key, draft, publish_at, staff_id, staff_name)
       values ('page', $1, '{}', now() - $1::text::interval, $2, 'Leela')`,
      [late, owner.staffId],
    );
  await plan('1 minute');
  expect(await problems()).toEqual([]);
  await plan('20 minutes');
  expect(await problems()).toEqual([{ kind: 'schedules', count: 1 }]);
  await shop.database.pool.query('delete from site_document');
});

test('as long as no backup has been made, that is a problem', async () => {
  const { rows } = await shop.database.pool.query(
    'delete from backup_run returning name, ended_at, verified_at',
  );
  expect(await problems()).toEqual([{ kind: 'no-backup', count: 1 }]);
  await shop.database.pool.query(
    'insert into backup_run (name, ended_at, bytes, verified_at) values ($1, $2, 1, $3)',
    [rows[0]?.name, rows[0]?.ended_at, rows[0]?.verified_at],
  );
  expect(await problems()).toEqual([]);
});

test('a nearly full disk is reported', async () => {
  expect(await readHealth(shop.db, 0.045)).toEqual([{ kind: 'disk', count: 4 }]);
});

test('failed mails are counted separately from other failed jobs', async () => {
  await shop.database.pool.query(`select graphile_worker.add_job('send-money-back',
    json_build_object('paymentId', gen_random_uuid()), max_attempts := 1)`);
  await shop.runJobs();
  expect(await problems()).toEqual([{ kind: 'mails', count: 1 }]);
});

test('work for the staff is counted: cash orders to confirm and parcels that need a decision', async () => {
  const orderId = await buildOrder(shop, await buildShopper(shop));
  const before = await owner.api(getTodaysWork);
  await shop.database.pool.query("update orders set to_confirm_by = now() + interval '1 day' where id = $1", [
    orderId,
  ]);
  await shop.database.pool.query(
    `insert into parcel (id, order_id, number, state) values
       (gen_random_uuid(), $1, 1, 'attempt_failed'), (gen_random_uuid(), $1, 2, 'rto_delivered'),
       (gen_random_uuid(), $1, 3, 'lost')`,
    [orderId],
  );
  const work = await owner.api(getTodaysWork);
  expect(work).toMatchObject({
    toConfirm: before.toConfirm + 1,
    failedAttempts: before.failedAttempts + 1,
    parcelsBack: before.parcelsBack + 1,
    parcelsToDecide: before.parcelsToDecide + 1,
  });
  expect(work.parcels).toHaveLength(before.parcels.length + 3);
});
