import { expect, test } from 'vitest';
import { type Measured, madeShare, needsOf, wallsOf } from './model.ts';
import { festivalSale } from './sale.ts';

const cost = (web: number) => ({ web, worker: 0, database: web / 2, statements: 1, wal: 10 });
const read = { fresh: cost(2), ready: cost(0.2) };

const measured: Measured = {
  reads: { page: read, list: read, search: read, suggestions: read, product: read, file: cost(0.1) },
  purchases: { cart: cost(1), order: cost(10), shipped: cost(10) },
  rates: { orders: 100, ordersOfOneVariant: 50, rowHeld: 10, invoices: 50, relayedJobs: 10_000 },
  memory: { webProcess: 300, worker: 300, connection: 4, connections: 40 },
};

test('twice the shoppers need twice the processors, and the likely need is between all cached and none cached', () => {
  const [once, twice] = [100_000, 200_000].map((shoppers) => needsOf(measured, festivalSale, shoppers));
  expect(twice?.webCores.fresh).toBeCloseTo(2 * (once?.webCores.fresh ?? 0));
  expect(twice?.orders).toBeCloseTo((200_000 * 3 * 0.03) / 3_600);
  expect(twice?.webCores.likely).toBeGreaterThan(twice?.webCores.ready ?? Number.NaN);
  expect(twice?.webCores.likely).toBeLessThan(twice?.webCores.fresh ?? Number.NaN);
});

test('the busier a process is, the smaller the share of responses it has to compute', () => {
  const few = madeShare(festivalSale, 1, 8);
  const many = madeShare(festivalSale, 10_000, 8);
  expect(few).toBeGreaterThan(0.8);
  expect(many).toBeLessThan(0.5);
  expect(madeShare(festivalSale, 10_000, 16)).toBeGreaterThan(many);
});

test('bottlenecks are listed in the order a growing sale hits them, each where its capacity is used up', () => {
  const walls = wallsOf(measured, festivalSale);
  const shoppers = walls.map((wall) => wall.shoppers);
  expect(shoppers).toEqual(shoppers.toSorted((one, other) => one - other));
  const row = walls.find(({ what }) => what.startsWith('row of the hottest variant'));
  // A fifth of 100 orders a second is for the hottest variant: 3 % of the shoppers order, three times as many
  // at the peak.
  expect(row?.shoppers).toBeCloseTo((100 / 0.2 / 0.03 / 3) * 3_600);
});
