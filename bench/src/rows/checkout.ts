import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { prepareTpcB } from '../limit/tpc-b.ts';
import { limited, median } from '../limited.ts';
import { type CheckoutReport, loadCheckouts } from '../load/checkout-load.ts';
import { plainRow, ratioRow } from '../row.ts';
import type { Timing } from '../settings.ts';
import type { Stage } from '../stage/stage.ts';
import { Unmeasured } from '../unmeasured.ts';
import { assertBooksAgree } from './books.ts';
import type { Measurement } from './measurement.ts';

const QUEUE_PATIENCE_MS = 120_000;

/** P6 */
export const checkout: Measurement = {
  what: 'whole guest checkout of 1 to 3 lines (create-order, sandbox payment, verify)',
  async measure(stage, timing, say) {
    const tpcB = await prepareTpcB(stage.database);
    const reports: CheckoutReport[] = [];
    const measured = await limited(
      timing.rounds,
      async (round) => {
        const report = await ordersPerSecond(stage, timing, round);
        reports.push(report);
        const queued = await workOffQueue(stage.db);
        if (queued > 0) say(`  ${queued} mails were still queued at the end of the load, now sent`);
        return report.measured / report.seconds;
      },
      () => tpcB.perSecond(timing),
    );
    const orders = reports.reduce((sum, report) => sum + report.orders, 0);
    const units = reports.reduce((sum, report) => sum + report.units, 0);
    await assertBooksAgree(stage.db, orders, units);
    const p99 = median(reports.map((report) => report.p99));
    return [
      ratioRow({ id: 'P6', what: `${checkout.what}, beside ${tpcB.name}`, unit: 'orders/s' }, measured, 0.15),
      plainRow({ id: 'P6', what: `${checkout.what}, p99`, unit: 'ms' }, p99, { below: 250 }),
    ];
  },
};

async function ordersPerSecond(
  { shop, sandbox, products }: Stage,
  timing: Timing,
  round: number,
): Promise<CheckoutReport> {
  const report = await loadCheckouts({ shop, sandbox, products, timing, round });
  if (report.failures === 0 && report.measured > 0) return report;
  throw new Unmeasured(
    `beside ${report.orders} orders came ${report.failures} failures, the first: ${report.firstFailure}`,
  );
}

/**
 * Waits until the mails of the orders are sent, so that they do not slow the limit that is measured next.
 * @returns how many were waiting
 */
async function workOffQueue(db: pg.Client): Promise<number> {
  const waiting = await countQueued(db);
  const deadline = Date.now() + QUEUE_PATIENCE_MS;
  while ((await countQueued(db)) > 0) {
    if (Date.now() > deadline) throw new Unmeasured('the mails of the orders are not sent');
    await wait(200);
  }
  return waiting;
}

async function countQueued(db: pg.Client): Promise<number> {
  const { rows } = await db.query(
    `select (select count(*) from job_outbox)::int
            + (select count(*) from graphile_worker.jobs where task_identifier = 'send-order-placed')::int as queued`,
  );
  return rows[0].queued;
}
