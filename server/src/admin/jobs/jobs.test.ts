import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { discardJob, listFailedJobs, retryJob } from '@gulmohar/contract/admin/jobs.ts';
import { getTodaysWork } from '@gulmohar/contract/admin/today.ts';
import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { makeJobsDue } from '../../../testing/make-jobs-due.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { workerPreset } from '../../platform/queue/run-queue.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
beforeEach(async () => {
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs having count(*) > 0`.execute(
    shop.db,
  );
});
afterAll(() => shop.close());

/** Creates a job that has failed once, as the queue itself records it. */
async function failed(name: string, error: string, maxAttempts = 1): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id::text from graphile_worker.add_job(${name}, '{"paymentId": "0198b0a5-0000-7000-8000-000000000000"}'::json,
      max_attempts := ${maxAttempts}::int)`.execute(shop.db);
  const id = rows[0]?.id ?? '';
  await sql`select graphile_worker.permanently_fail_jobs(array[${id}::bigint], ${error})`.execute(shop.db);
  await sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], attempts := 1,
    run_at := now() + interval '1 hour')`.execute(shop.db);
  return id;
}

const list = async () => (await owner.api(listFailedJobs)).jobs;

test('staff see in plain words what failed, without anyone’s e-mail address, name or phone number', async () => {
  await failed(
    'send-order-placed',
    '550 5.1.1 <asha@example.com>: mailbox "Asha Rao" of +91 98765 43210 is full',
    25,
  );
  await failed('make-picture-sizes', 'ENOSPC: no space left on device, write\nat uploads/x');
  const jobs = await list();
  expect(jobs.map(({ nextTryAt }) => nextTryAt === null)).toEqual([true, false]);
  expect(jobs).toMatchObject([
    { name: 'make-picture-sizes', queue: 'background', problem: 'The disk is full or read-only.' },
    {
      name: 'send-order-placed',
      queue: 'mail',
      attempts: 1,
      maxAttempts: 25,
      problem: 'The mail server refused the mail.',
    },
  ]);
  expect(jobs[0]?.detail).toBe('ENOSPC: no space left on device, write');
  expect(jobs[1]?.detail).not.toMatch(/asha|rao|98765|43210/i);
  expect((await owner.api(getTodaysWork)).failedJobs).toBe(2);
});

test('a manager can retry a job that was given up; it runs, and the audit log names the manager', async () => {
  const manager = await buildStaff(shop, 'manager');
  const jobId = await failed('send-money-back', 'connect ECONNREFUSED 127.0.0.1:25');
  expect((await list())[0]?.problem).toBe('The mail server or the database could not be reached.');
  await manager.api(retryJob, { body: { jobId } });
  await shop.runJobs();
  // The job refers to a payment that does not exist.
  expect(await list()).toMatchObject([
    { jobId, attempts: 1, problem: 'The item it refers to no longer exists.' },
  ]);
  const { entries } = await owner.api(listAudit, { query: { subject: jobId } });
  expect(entries).toMatchObject([
    {
      action: 'job.retry',
      staffName: 'Test manager',
      after: { name: 'send-money-back', attempts: 1 },
    },
  ]);
});

test('only the owner can discard a job, and nobody can discard one that moves money', async () => {
  const manager = await buildStaff(shop, 'manager');
  const mail = await failed('send-money-back', 'no result');
  const refund = await failed('refund-payment', 'POST /v1/payments/pay_1/refund was refused: 400');
  await expect(manager.api(discardJob, { body: { jobId: mail } })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(owner.api(discardJob, { body: { jobId: refund } })).rejects.toMatchObject({
    code: 'STEP_NOT_POSSIBLE',
  });
  await owner.api(discardJob, { body: { jobId: mail } });
  expect((await list()).map(({ jobId }) => jobId)).toEqual([refund]);
  await expect(owner.api(discardJob, { body: { jobId: mail } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { entries } = await owner.api(listAudit, { query: { subject: mail } });
  expect(entries).toMatchObject([
    { action: 'job.discard', before: { name: 'send-money-back' }, after: null },
  ]);
});

test('a running job is not listed and can be neither retried nor discarded', async () => {
  const jobId = await failed('send-money-back', 'no result', 25);
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  await makeJobsDue(shop.db);
  const running = runOnce({
    pgPool: shop.database.pool,
    preset: workerPreset,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: {
      'send-money-back': async () => {
        begun.resolve();
        await mayEnd.promise;
      },
    },
  });
  await begun.promise;
  expect(await list()).toEqual([]);
  await expect(owner.api(retryJob, { body: { jobId } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(owner.api(discardJob, { body: { jobId } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  mayEnd.resolve();
  await running;
});
