import { AT_ONCE } from '@gulmohar/server/src/platform/queue/job-queues.ts';
import type { Cost } from './cost.ts';
import type { Memory } from './memory.ts';
import type { PurchaseCosts, PurchaseRates } from './purchases.ts';
import type { ReadCosts } from './reads.ts';
import { machines, type Sale } from './sale.ts';

export type Measured = {
  reads: ReadCosts;
  purchases: PurchaseCosts;
  rates: PurchaseRates & { relayedJobs: number };
  memory: Memory;
};

const READS = ['page', 'list', 'search', 'suggestions', 'product'] as const;

/** The cost of an abandoned checkout relative to an order: it reserves and expires, but is never paid. */
const ABANDONED_COST = 0.5;
/** Enough rounds for the number of processes to settle. */
const ROUNDS = 20;

/**
 * Returns the cost of one shopper, without files.
 * @param fresh the share of reads that must be computed, from 0 to 1; the rest is served from the cache
 */
export function costOfShopper({ reads, purchases }: Measured, { visit }: Sale, fresh: number): Cost {
  const orders = visit.order * (1 + ABANDONED_COST * visit.abandoned);
  return sum([
    ...READS.map((read) => times(reads[read].fresh, visit[read] * fresh)),
    ...READS.map((read) => times(reads[read].ready, visit[read] * (1 - fresh))),
    times(purchases.cart, visit.cart),
    times(purchases.order, orders),
  ]);
}

/**
 * Returns the share of reads that must be computed: of all that a process is asked for between two
 * invalidations, the first request for each address. How often an address is read follows Zipf's law.
 */
export function madeShare(
  { visit, addresses, madeAnewEvery }: Sale,
  shoppersASecond: number,
  processes: number,
): number {
  const reads = READS.reduce((all, read) => all + visit[read], 0);
  const asked = (shoppersASecond * reads * madeAnewEvery) / processes;
  const ranks = Array.from({ length: addresses }, (_, rank) => 1 / (rank + 1));
  const all = ranks.reduce((total, weight) => total + weight, 0);
  const first = ranks.reduce((total, weight) => total + 1 - Math.exp((-asked * weight) / all), 0);
  return first / asked;
}

export type Wall = {
  what: string;
  /** The capacity that there is, and what a thousand shoppers an hour use at the peak. */
  capacity: number;
  used: number;
  unit: string;
  /** The shoppers an hour at which this becomes the bottleneck. */
  shoppers: number;
};

/**
 * Returns the bottlenecks in the order in which a growing sale reaches them, with one machine for the shop
 * and one for the database.
 */
export function wallsOf(measured: Measured, sale: Sale): Wall[] {
  const { reads, rates } = measured;
  const { visit } = sale;
  const cost = costOfShopper(measured, sale, 1);
  const ready = costOfShopper(measured, sale, 0);
  const files = times(reads.file, visit.file);
  const cores = {
    web: machines.webCores * machines.busiest,
    database: machines.databaseCores * machines.busiest,
  };
  const wall = (what: string, unit: string, capacity: number, ofShopper: number): Wall => {
    // For a thousand shoppers an hour.
    const used = (ofShopper * 1_000 * sale.peak) / 3_600;
    return { what, unit, capacity, used, shoppers: (capacity / used) * 1_000 };
  };
  return [
    wall(
      'line to the Internet, files from the shop',
      'Mbit/s',
      machines.line / 1e6,
      (visit.fileBytes * 8) / 1e6,
    ),
    wall(
      'web processors, files from the shop, nothing ready-made',
      'cores',
      cores.web,
      (cost.web + files.web) / 1_000,
    ),
    wall('web processors, files from a CDN, nothing ready-made', 'cores', cores.web, cost.web / 1_000),
    wall('web processors, files from a CDN, everything ready-made', 'cores', cores.web, ready.web / 1_000),
    wall('database processors, nothing ready-made', 'cores', cores.database, cost.database / 1_000),
    wall(
      'connections of PostgreSQL without a pooler',
      'connections',
      machines.connections,
      (cost.web / 1_000 / machines.busiest) * machines.connectionsOfProcess,
    ),
    wall('worker: one processor', 'cores', machines.busiest, cost.worker / 1_000),
    wall(
      'worker: e-mails at once, of one worker',
      'mails/s',
      AT_ONCE.mail / sale.mailSeconds,
      visit.order * sale.mailsOfAnOrder,
    ),
    wall('row of the hottest variant', 'orders/s', 1_000 / rates.rowHeld, visit.order * sale.hottestShare),
    wall(
      'one series of invoice numbers, were all shipped in the hour',
      'invoices/s',
      rates.invoices,
      visit.order,
    ),
    wall('outbox, one relay', 'jobs/s', rates.relayedJobs, visit.order * sale.mailsOfAnOrder),
  ].toSorted((one, other) => one.shoppers - other.shoppers);
}

/**
 * Returns what this many shoppers an hour need at the peak: if everything is cached, if nothing is, and in
 * the likely case.
 */
export function needsOf(measured: Measured, sale: Sale, shoppersAnHour: number) {
  const perSecond = (shoppersAnHour * sale.peak) / 3_600;
  const fresh = costOfShopper(measured, sale, 1);
  const ready = costOfShopper(measured, sale, 0);
  const cores = (ms: number) => (ms * perSecond) / 1_000 / machines.busiest;
  // With more processes, each has less in its cache, so that more of them are needed.
  let processes = Math.max(1, cores(ready.web));
  let made = 0;
  for (let round = 0; round < ROUNDS; round++) {
    made = madeShare(sale, perSecond, processes);
    processes = Math.max(1, cores(costOfShopper(measured, sale, made).web));
  }
  const likely = costOfShopper(measured, sale, made);
  return {
    shoppersAnHour,
    visits: perSecond,
    orders: perSecond * sale.visit.order,
    made,
    webCores: {
      likely: cores(likely.web),
      fresh: cores(fresh.web),
      ready: cores(ready.web),
      files: cores(measured.reads.file.web * sale.visit.file),
    },
    databaseCores: {
      likely: cores(likely.database),
      fresh: cores(fresh.database),
      ready: cores(ready.database),
    },
    statements: likely.statements * perSecond,
    walMegabytes: (likely.wal * perSecond) / 1e6,
    gigabits: (sale.visit.fileBytes * 8 * perSecond) / 1e9,
  };
}

function times(cost: Cost, factor: number): Cost {
  return map((part) => cost[part] * factor);
}

function sum(costs: readonly Cost[]): Cost {
  return map((part) => costs.reduce((all, cost) => all + cost[part], 0));
}

function map(of: (part: keyof Cost) => number): Cost {
  return {
    web: of('web'),
    worker: of('worker'),
    database: of('database'),
    statements: of('statements'),
    wal: of('wal'),
  };
}
