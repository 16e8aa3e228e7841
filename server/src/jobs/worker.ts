import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Logger as Log } from 'pino';
import { alertJobs } from '../alert/alert.jobs.ts';
import { settleLatePayments, settleOverdueCheckouts } from '../checkout/settle-overdue-checkouts.ts';
import { settleWebhook } from '../checkout/settle-webhook.ts';
import { newsletterJobs } from '../newsletter/newsletter.jobs.ts';
import { orderJobs } from '../order/order.jobs.ts';
import { followPendingRefunds } from '../payments/follow-refund.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { userJobs } from '../user/user.jobs.ts';
import { forgetOld } from './forget-old.ts';
import { job } from './job.ts';
import type { JobDependencies } from './job-dependencies.ts';

/** The one list of jobs. A job that throws is tried again, later each time. */
export function jobList(dependencies: JobDependencies): TaskList {
  const { db, providers } = dependencies;
  return {
    ...orderJobs(dependencies),
    ...job('refund-payment', async ({ refundId }) => refundPayment(db, providers, refundId)),
    ...job('settle-webhook', async (event) => settleWebhook(db, providers, event)),
    ...userJobs(dependencies),
    ...newsletterJobs(dependencies),
    ...alertJobs(dependencies),
    'settle-overdue-checkouts': async () => settleOverdueCheckouts(db, providers),
    'settle-late-payments': async () => settleLatePayments(db, providers),
    'follow-pending-refunds': async () => followPendingRefunds(db, providers),
    'forget-old': async () => forgetOld(db),
  };
}

/** Times are UTC: 20:30 is two in the morning in India. */
const TIMETABLE = `
* * * * * settle-overdue-checkouts ?max=1&jobKey=settle-overdue-checkouts
*/5 * * * * settle-late-payments ?max=1&jobKey=settle-late-payments
*/20 * * * * follow-pending-refunds ?max=1&jobKey=follow-pending-refunds
30 20 * * * forget-old ?max=5&jobKey=forget-old
`;

/** Starts working off the queue in this process; `stop()` on the result lets running jobs end. */
export async function startWorker(pool: pg.Pool, log: Log, dependencies: JobDependencies): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList: jobList(dependencies),
    crontab: TIMETABLE,
    concurrency: 4,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      log[level === 'warning' ? 'warn' : level](message);
    }),
  });
}
