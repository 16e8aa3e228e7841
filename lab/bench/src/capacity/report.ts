import type { Cost } from './cost.ts';
import { type Measured, needsOf, type Wall } from './model.ts';
import type { Sale } from './sale.ts';

const SHOPPERS = [10_000, 100_000, 300_000, 1_000_000];

/** Returns the tables of docs/scale.md. */
export function reportOf(measured: Measured, walls: readonly Wall[], sale: Sale): string {
  const { reads, purchases, rates, memory } = measured;
  return [
    '| what | web, ms | worker, ms | PostgreSQL, ms | statements | WAL |',
    '|---|---|---|---|---|---|',
    ...(['page', 'list', 'search', 'suggestions', 'product'] as const).flatMap((read) => [
      costLine(`${read}, made`, reads[read].fresh),
      costLine(`${read}, ready-made`, reads[read].ready),
    ]),
    costLine('file', reads.file),
    costLine('unit into a cart', purchases.cart),
    costLine('order, from checkout to e-mail', purchases.order),
    costLine('order packed and shipped, with its invoice', purchases.shipped),
    '',
    '| measured on the clock | |',
    '|---|---|',
    `| orders a second, of anything | ${figure(rates.orders)} |`,
    `| orders a second, all of one variant | ${figure(rates.ordersOfOneVariant)} |`,
    `| one order keeps its variant's row for | ${figure(rates.rowHeld)} ms |`,
    `| invoices of one series a second | ${figure(rates.invoices)} |`,
    `| jobs from the outbox to the queue a second | ${figure(rates.relayedJobs)} |`,
    `| a web process, the worker | ${figure(memory.webProcess)} MB, ${figure(memory.worker)} MB |`,
    `| a connection to PostgreSQL (${memory.connections} of them) | ${figure(memory.connection)} MB |`,
    '',
    '| wall | there is | 1,000 shoppers an hour use | stands at, shoppers an hour |',
    '|---|---|---|---|',
    ...walls.map(
      ({ what, unit, capacity, used, shoppers }) =>
        `| ${what} | ${figure(capacity)} ${unit} | ${figure(used)} | ${thousands(shoppers)} |`,
    ),
    '',
    '| shoppers an hour | visits/s at the peak | orders/s | made anew | web cores, likely (all ready … all made) | and for files | PostgreSQL cores, likely (ready … made) | statements/s | WAL, MB/s | files, Gbit/s |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...SHOPPERS.map((shoppers) => {
      const needs = needsOf(measured, sale, shoppers);
      const { webCores, databaseCores } = needs;
      const cells = [
        thousands(shoppers),
        figure(needs.visits),
        figure(needs.orders),
        `${Math.round(100 * needs.made)} %`,
        `${figure(webCores.likely)} (${figure(webCores.ready)} … ${figure(webCores.fresh)})`,
        figure(webCores.files),
        `${figure(databaseCores.likely)} (${figure(databaseCores.ready)} … ${figure(databaseCores.fresh)})`,
        thousands(needs.statements),
        figure(needs.walMegabytes),
        figure(needs.gigabits),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

function costLine(what: string, { web, worker, database, statements, wal }: Cost): string {
  const kilobytes = `${figure(wal / 1_000)} kB`;
  return `| ${[what, figure(web), figure(worker), figure(database), figure(statements), kilobytes].join(' | ')} |`;
}

/** Rounds to two significant digits. */
function figure(value: number): string {
  if (value >= 100) return thousands(value);
  return String(Number(value.toPrecision(2)));
}

function thousands(value: number): string {
  return (value >= 1_000 ? Math.round(value / 100) * 100 : Math.round(value)).toLocaleString('en-US');
}
