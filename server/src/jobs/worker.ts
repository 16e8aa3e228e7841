import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Logger as Log } from 'pino';
import { settleOverdueCheckouts } from '../checkout/settle-overdue-checkouts.ts';
import type { Database } from '../database/connection.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import { sendOrderPlaced } from '../mail/send-order-placed.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { jobPayloads } from './job-payloads.ts';

export type JobDependencies = {
  db: Database;
  payments: PaymentProvider;
  mail: MailGateway;
  shop: { name: string; url: string };
};

/** The one list of jobs. A job that throws is tried again, later each time. */
export function jobList({ db, payments, mail, shop }: JobDependencies): TaskList {
  return {
    'send-order-placed': async (payload) => {
      const { orderId } = jobPayloads['send-order-placed'].parse(payload);
      await sendOrderPlaced(db, mail, shop, orderId);
    },
    'refund-payment': async (payload) => {
      const { refundId } = jobPayloads['refund-payment'].parse(payload);
      await refundPayment(db, payments, refundId);
    },
    'settle-overdue-checkouts': async () => settleOverdueCheckouts(db, payments),
  };
}

const EVERY_MINUTE = '* * * * * settle-overdue-checkouts ?max=1&jobKey=settle-overdue-checkouts';

/** Starts working off the queue in this process; `stop()` on the result lets running jobs end. */
export async function startWorker(pool: pg.Pool, log: Log, dependencies: JobDependencies): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList: jobList(dependencies),
    crontab: EVERY_MINUTE,
    concurrency: 4,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      log[level === 'warning' ? 'warn' : level](message);
    }),
  });
}
