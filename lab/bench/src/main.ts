import path from 'node:path';
import type { Bench, Pair } from './bench.ts';
import { readOptions } from './options.ts';
import { describeMachine, formatTable, writeResults } from './results.ts';
import { missingRow, type Row } from './row.ts';
import { cart } from './rows/cart.ts';
import { checkout } from './rows/checkout.ts';
import { flashSale } from './rows/flash-sale.ts';
import { growth } from './rows/growth.ts';
import { freshPages, readRow } from './rows/reads.ts';
import { starts } from './rows/starts.ts';
import { startShop } from './shop/shop.ts';
import { openStage } from './shop/stage.ts';
import { startVendure } from './vendure/vendure.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const INTERRUPTED = 130;
const MISUSED = 2;

/** In the order in which they are measured. */
const programme: [id: string, measure: (bench: Bench) => Promise<Row[]>][] = [
  // Lighthouse is half of the bench's modules.
  ['P11', async (bench) => (await import('./rows/lighthouse.ts')).lighthouseScores(bench)],
  ['P14', starts],
  ...['P1', 'P2', 'P3', 'P4', 'P5'].map((id): [string, typeof cart] => [id, readRow(id)]),
  ['P5', freshPages],
  ['P6', checkout],
  ['P7', cart],
  ['P10', flashSale],
  ['P8', growth],
];

function options() {
  try {
    return readOptions(process.argv.slice(2), [...new Set(programme.map(([id]) => id))]);
  } catch (error) {
    console.error(error instanceof TypeError ? error.message : error);
    return process.exit(MISUSED);
  }
}

const { timing, only, beside, vendure } = options();
const say = console.log;
const closing = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => closing.disposeAsync().then(() => process.exit(INTERRUPTED)));
}

/** Opens something of both checkouts when it is first asked for. */
function inBoth<Opened>(open: (root: string) => Promise<Opened>): () => Promise<Pair<Opened>> {
  return once(async () => {
    const ours = await open(ROOT);
    return beside === undefined ? { ours } : { ours, beside: await open(path.resolve(beside)) };
  });
}

function once<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}

const stages = inBoth((root) => openStage(root, closing, say));
const bench: Bench = {
  timing,
  closing,
  say,
  stages,
  demoShops: inBoth((root) => startShop(root, closing)),
  vendure: once(async () => {
    if (!vendure) return undefined;
    const { ours } = await stages();
    return startVendure(ours.connection, closing).catch((error) => {
      say(`Vendure is not measured: ${error}`);
      return undefined;
    });
  }),
};

const date = new Date();
const machine = describeMachine();
const rows: Row[] = [];
for (const [id, measure] of programme) {
  if (only && !only.includes(id)) continue;
  say(`${id} ...`);
  try {
    rows.push(...(await measure(bench)));
  } catch (error) {
    // A row without a figure never fails a build, but must be noticed.
    console.error(error);
    rows.push(missingRow(id, error instanceof Error ? error.message : String(error)));
  }
}
await closing.disposeAsync();

say(`\n${JSON.stringify(machine)}\n${formatTable(rows)}`);
const isWhole = only === undefined && timing.rounds > 1;
if (isWhole) await writeResults(machine, date, rows);
say(
  isWhole ? '\nWritten to lab/bench/results.json' : '\nNot the whole programme: results.json is as before.',
);
process.exit();
