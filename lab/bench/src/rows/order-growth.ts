import { listAdminOrders } from '@gulmohar/contract/admin/order.ts';
import { getUserOrders } from '@gulmohar/contract/fulfilment/order.ts';
import { trackOrders } from '@gulmohar/contract/fulfilment/tracking.ts';
import type { Question } from '../ask.ts';
import { load } from '../load/http-load.ts';
import { fillOrders, ORDERS_OF_A_SHOPPER, orderId } from '../orders/fill.ts';
import { plainRow, type Row } from '../row.ts';
import { REFERENCE_PRODUCTS, type Timing } from '../settings.ts';
import { signIn } from '../stage/shoppers.ts';
import { signInStaff } from '../stage/staff.ts';
import { openStage, type Stage } from '../stage/stage.ts';
import type { ApartMeasurement, Say } from './measurement.ts';

const FEW_ORDERS = 10_000;
const MANY_ORDERS = 5_000_000;
const ASKING = 500;
const MAX_GROWTH = 2;
/** Shorter times are mostly noise and rounding. */
const MIN_P99_MS = 5;

/** A list of orders, with the requests of people who read their own. */
type List = { name: string; questions(stage: Stage, orders: number): Promise<Question[]> };

/** The lists whose time must not grow with the number of orders. */
const lists: readonly List[] = [
  {
    name: 'My Orders',
    async questions({ database }, orders) {
      const tokens = await signIn(database, someShoppers(orders));
      return tokens.map((token) => ({
        method: 'GET',
        path: `/api${getUserOrders.path}`,
        headers: { token },
      }));
    },
  },
  {
    name: 'guest tracking',
    async questions(_stage, orders) {
      return someShoppers(orders).map((shopper) => ({
        method: 'POST',
        path: `/api${trackOrders.path}`,
        body: JSON.stringify({
          email: `shopper-${shopper}@shopper.example`,
          phone: `9${String(shopper).padStart(9, '0')}`,
        }),
      }));
    },
  },
  {
    name: "the owner's order list",
    async questions({ database }, orders) {
      const cookie = await signInStaff(database);
      const pages = someShoppers(orders).flatMap((shopper, nth): Record<string, string>[] => [
        nth % 2 === 0 ? {} : { status: 'Delivered' },
        { after: orderId(shopper * ORDERS_OF_A_SHOPPER) },
        { q: orderId(shopper).slice(-8) },
        { q: `shopper-${shopper}@shopper.example` },
      ]);
      return pages.map((page) => ({
        method: 'GET',
        path: `/api${listAdminOrders.path}?${new URLSearchParams(page)}`,
        headers: { cookie },
      }));
    },
  },
];

/** P9 */
export const orderGrowth: ApartMeasurement = {
  what: `from ${FEW_ORDERS} to ${MANY_ORDERS} orders`,
  async measureApart(shutdownHooks, timing, say) {
    const stage = await openStage(REFERENCE_PRODUCTS, shutdownHooks, say);
    await fillOrders(stage.db, 0, FEW_ORDERS, say);
    const few = await measureLists(stage, FEW_ORDERS, timing, say);
    await fillOrders(stage.db, FEW_ORDERS, MANY_ORDERS, say);
    const many = await measureLists(stage, MANY_ORDERS, timing, say);
    return lists.map(({ name }): Row => {
      const [before = Number.NaN, after = Number.NaN] = [few.get(name), many.get(name)];
      const times = Math.max(after, MIN_P99_MS) / Math.max(before, MIN_P99_MS);
      const what = `p99 of ${name} ${orderGrowth.what}: ${before} to ${after} ms`;
      return plainRow({ id: 'P9', unit: 'times', what }, times, { atMost: MAX_GROWTH });
    });
  },
};

async function measureLists(
  stage: Stage,
  orders: number,
  timing: Timing,
  say: Say,
): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  for (const { name, questions } of lists) {
    const order = { base: stage.shop, timing, questions: await questions(stage, orders) };
    const { p99 } = await load({ ...order, contains: '"orders":[{' });
    say(`  ${orders} orders, ${name}: p99 ${p99} ms`);
    figures.set(name, p99);
  }
  return figures;
}

/** Returns shoppers spread over all orders. */
function someShoppers(orders: number): number[] {
  const shoppers = orders / ORDERS_OF_A_SHOPPER;
  return Array.from({ length: ASKING }, (_, index) => 1 + Math.floor((index * shoppers) / ASKING));
}
