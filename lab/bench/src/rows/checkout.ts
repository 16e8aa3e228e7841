import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { startBareCheckout } from '../limit/bare-checkout.ts';
import { prepareTpcB } from '../limit/tpc-b.ts';
import { inTurns, median } from '../limited.ts';
import { type CheckoutReport, loadCheckouts } from '../load/checkout-load.ts';
import { besideLimit, ratioRow } from '../row.ts';
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
    const bare = await startBareCheckout(stage);
    stage.shutdownHooks.add(() => bare.stop());
    const ours: CheckoutReport[] = [];
    const bares: CheckoutReport[] = [];
    const measured = await inTurns(timing.rounds, {
      async ours(round) {
        ours.push(await loadOf(stage, stage.shop, { timing, round }));
        const queued = await workOffQueue(stage.db);
        if (queued > 0)
          say(`  ${queued} of the orders' jobs were still queued at the end of the load; they are done now`);
        return perSecond(ours);
      },
      async bare(round) {
        bares.push(await loadOf(stage, bare.base, { timing, round }));
        return perSecond(bares);
      },
      tpcB: () => tpcB.perSecond(timing),
    });
    await assertBooksAgree(stage.db, sum(ours, 'orders'), sum(ours, 'units'));
    await stage.db.query('set search_path to bare');
    await assertBooksAgree(stage.db, sum(bares, 'orders'), sum(bares, 'units'));
    await stage.db.query('reset search_path');
    const row = { id: 'P6', unit: 'orders/s' };
    const p99 = { value: median(ours.map(({ p99 }) => p99)), limit: median(bares.map(({ p99 }) => p99)) };
    return [
      ratioRow(
        { ...row, what: `${checkout.what}, beside ${tpcB.name}` },
        { value: measured.ours, limit: measured.tpcB },
        0.15,
      ),
      ratioRow(
        { ...row, what: `${checkout.what}, beside bare-checkout` },
        { value: measured.ours, limit: measured.bare },
        0.6,
      ),
      besideLimit({ id: 'P6', what: `${checkout.what}, p99 beside bare-checkout's`, unit: 'ms' }, p99, {
        below: 150,
      }),
    ];
  },
};

async function loadOf(
  { sandbox, products }: Stage,
  shop: string,
  { timing, round }: { timing: Timing; round: number },
): Promise<CheckoutReport> {
  const report = await loadCheckouts({ shop, sandbox, products, timing, round });
  if (report.failures === 0 && report.measured > 0) return report;
  throw new Unmeasured(
    `${report.orders} orders succeeded, ${report.failures} failed; the first failure: ${report.firstFailure}`,
  );
}

/** Returns the rate of the last report. */
function perSecond(reports: readonly CheckoutReport[]): number {
  const last = reports.at(-1);
  return last ? last.measured / last.seconds : Number.NaN;
}

function sum(reports: readonly CheckoutReport[], count: 'orders' | 'units'): number {
  return reports.reduce((all, report) => all + report[count], 0);
}

/**
 * Waits until the e-mails of the orders are sent, so that they do not slow down the limit that is measured
 * next.
 * @returns how many were waiting
 */
async function workOffQueue(db: pg.Client): Promise<number> {
  const waiting = await countQueued(db);
  const deadline = Date.now() + QUEUE_PATIENCE_MS;
  while ((await countQueued(db)) > 0) {
    if (Date.now() > deadline) throw new Unmeasured('the e-mails of the orders were not sent');
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
