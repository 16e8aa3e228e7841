import { CostMeter } from '../capacity/cost.ts';
import { measureMemory } from '../capacity/memory.ts';
import { type Measured, needsOf, wallsOf } from '../capacity/model.ts';
import { measurePurchases } from '../capacity/purchases.ts';
import { measureRelay } from '../capacity/queue.ts';
import { measureReads } from '../capacity/reads.ts';
import { reportOf } from '../capacity/report.ts';
import { festivalSale } from '../capacity/sale.ts';
import { plainRow, type Row } from '../row.ts';
import type { ShutdownHooks } from '../stage/closing.ts';
import { openStage } from '../stage/stage.ts';
import type { ApartMeasurement, Say } from './measurement.ts';

const PRODUCTS = 10_000;
const PROCESSES = 2;
const GOAL = 1_000_000;

/** C1 */
export const capacity: ApartMeasurement = {
  what: `a festival sale of ${GOAL} shoppers an hour, from what each thing takes here`,
  async measureApart(shutdownHooks, _timing, say) {
    const measured = await measure(shutdownHooks, say);
    const walls = wallsOf(measured, festivalSale);
    say(`\n${reportOf(measured, walls, festivalSale)}\n`);
    const { orders } = needsOf(measured, festivalSale, GOAL);
    return rowsOf(measured, orders);
  },
};

async function measure(shutdownHooks: ShutdownHooks, say: Say): Promise<Measured> {
  const stage = await openStage(PRODUCTS, shutdownHooks, say, {
    processes: PROCESSES,
    preload: 'pg_stat_statements',
  });
  const meter = await CostMeter.open(stage);
  say('  reads ...');
  const reads = await measureReads(stage, meter);
  say('  purchases ...');
  const { costs: purchases, rates } = await measurePurchases(stage, meter);
  const memory = await measureMemory(stage);
  await stage.stopShop();
  return { reads, purchases, memory, rates: { ...rates, relayedJobs: await measureRelay(stage.database) } };
}

function rowsOf({ rates }: Measured, orders: number): Row[] {
  const row = (what: string, value: number, atLeast: number) =>
    plainRow({ id: 'C1', unit: '/s', what }, value, { atLeast: Math.ceil(atLeast) });
  return [
    row(
      'orders of one variant that its row lets through',
      1_000 / rates.rowHeld,
      orders * festivalSale.hottestShare,
    ),
    row('invoices of one series', rates.invoices, orders),
    row('jobs that one worker moves to the queue', rates.relayedJobs, orders * festivalSale.mailsOfAnOrder),
  ];
}
