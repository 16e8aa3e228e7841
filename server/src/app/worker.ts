import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger as Log } from 'pino';
import { alertJobs } from '../accounts/alert/alert.jobs.ts';
import { grievanceJobs } from '../accounts/grievance/grievance.jobs.ts';
import { newsletterJobs } from '../accounts/newsletter/newsletter.jobs.ts';
import { userJobs } from '../accounts/user/user.jobs.ts';
import { workOnImport } from '../admin/product-import/import.jobs.ts';
import { imageJobs } from '../catalogue/images/image.jobs.ts';
import { announcePublished } from '../catalogue/product/announce-published.ts';
import { orderJobs } from '../fulfilment/order/order.jobs.ts';
import { followPendingRefunds } from '../payments/follow-refund.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { reportStuckRefunds } from '../payments/stuck-refunds.ts';
import { openDatabase } from '../platform/database/connection.ts';
import { handOver } from '../platform/queue/hand-over.ts';
import { job } from '../platform/queue/job.ts';
import { showLife, unlockAbandonedJobs } from '../platform/queue/unlock-abandoned.ts';
import { checkoutJobs } from '../sales/checkout/checkout.jobs.ts';
import { settleLatePayments, settleOverdueCheckouts } from '../sales/checkout/settle-overdue-checkouts.ts';
import { settleWebhook } from '../sales/checkout/settle-webhook.ts';
import { keepVerdict } from './doctor/keep-verdict.ts';
import { forgetOld } from './forget-old.ts';
import type { JobDependencies } from './job-dependencies.ts';

/** The one list of jobs. A job that throws is tried again, later each time. */
export function jobList(dependencies: JobDependencies): TaskList {
  const { db, providers } = dependencies;
  return {
    ...orderJobs(dependencies),
    ...checkoutJobs(dependencies),
    ...job('refund-payment', async ({ refundId }) => refundPayment(db, providers, refundId)),
    ...job('settle-webhook', async (event) => settleWebhook(db, providers, event)),
    ...userJobs(dependencies),
    ...newsletterJobs(dependencies),
    ...alertJobs(dependencies),
    ...grievanceJobs(dependencies),
    ...imageJobs(dependencies),
    ...job('work-on-import', async ({ importId }) => workOnImport(db, importId)),
    ...job('announce-published', async ({ productId }) => announcePublished(db, productId)),
    examine: async () => keepVerdict(db, providers),
    'settle-overdue-checkouts': async () => settleOverdueCheckouts(db, providers),
    'settle-late-payments': async () => settleLatePayments(db, providers),
    'follow-pending-refunds': async () => followPendingRefunds(db, providers),
    'report-stuck-refunds': async () => reportStuckRefunds(db),
    'forget-old': async () => forgetOld(db),
    'unlock-abandoned': async () => unlockAbandonedJobs(db),
  };
}

/** Times are UTC: 20:30 is two in the morning in India. */
const TIMETABLE = `
* * * * * settle-overdue-checkouts ?max=1&jobKey=settle-overdue-checkouts
*/5 * * * * settle-late-payments ?max=1&jobKey=settle-late-payments
* * * * * unlock-abandoned ?max=1&jobKey=unlock-abandoned
*/20 * * * * follow-pending-refunds ?max=1&jobKey=follow-pending-refunds
11 * * * * report-stuck-refunds ?max=1&jobKey=report-stuck-refunds
17,47 * * * * examine ?max=1&jobKey=examine
30 20 * * * forget-old ?max=5&jobKey=forget-old
`;

/**
 * A job's end is written by a batch, which is awaited when the worker stops and whose failures the worker handles.
 * Without batches nobody awaits that write: a lost connection, or a pool that ends, would be an unhandled rejection
 * and end the process.
 */
export const workerPreset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

const RESTART_MS = 1_000;
const HAND_OVER_MS = 250;

/**
 * Works off the queue in this process, until `stop()`, which lets running jobs end. When the database goes away, the
 * worker ends; a new one takes its place once the database is back.
 * @param pool for the queue's own bookkeeping, see `openQueuePool`
 */
export async function startWorker(
  pool: pg.Pool,
  log: Log,
  dependencies: JobDependencies,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  // Whatever a worker that broke off had in hand stays locked under its pool's id.
  const poolIds: string[] = [];
  events.on('pool:create', ({ workerPool }) => poolIds.push(workerPool.id));
  showLife(events, log);
  let runner = await open();
  const supervised = Promise.all([supervise(), handOverNowAndThen()]);

  function open(): Promise<Runner> {
    return run({
      pgPool: pool,
      taskList: jobList(dependencies),
      crontab: TIMETABLE,
      concurrency: 4,
      noHandleSignals: true,
      events,
      preset: workerPreset,
      logger: new Logger(() => (level, message) => {
        log[level === 'warning' ? 'warn' : level](message);
      }),
    });
  }

  async function supervise(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await runner.promise;
      } catch (err) {
        log.warn({ err }, 'the worker broke off');
      }
      await wait(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        await sql`select graphile_worker.force_unlock_workers(${poolIds}::text[])`.execute(dependencies.db);
        runner = await open();
      } catch (err) {
        log.warn({ err }, 'the worker cannot start yet');
      }
    }
  }

  async function handOverNowAndThen(): Promise<void> {
    const queue = openDatabase(pool);
    while (!stopping.signal.aborted) {
      try {
        while (await handOver(queue));
      } catch (err) {
        log.warn({ err }, 'jobs wait in the outbox');
      }
      await wait(HAND_OVER_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    async stop() {
      stopping.abort();
      await runner.stop().catch((err: unknown) => log.warn({ err }, 'the worker did not stop cleanly'));
      await supervised;
    },
  };
}
