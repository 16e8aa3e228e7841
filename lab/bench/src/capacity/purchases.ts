import http from 'node:http';
import { moveOrders } from '@gulmohar/contract/admin/order-steps.ts';
import { addToCart } from '@gulmohar/contract/sales/cart.ts';
import type pg from 'pg';
import { ask } from '../ask.ts';
import { createRandom } from '../catalogue/random.ts';
import { referenceProduct } from '../catalogue/reference-product.ts';
import { checkOut, chooseCart, type Line } from '../load/guest-checkout.ts';
import { createShopperId, insertShoppers, signIn } from '../stage/shoppers.ts';
import { signInStaff } from '../stage/staff.ts';
import type { Stage } from '../stage/stage.ts';
import { Unmeasured } from '../unmeasured.ts';
import { atOnce } from './at-once.ts';
import type { Cost, CostMeter } from './cost.ts';

const AT_ONCE = 16;
const ORDERS = 100;
const ORDERS_ALONE = 10;
/** The best round counts for wall-clock figures, because other load on the machine only makes them worse. */
const ROUNDS = 4;
const PACKERS = 8;
const ORDERS_OF_A_CALL = 10;
const SHOPPERS = 100;
const UNITS_OF_A_SHOPPER = 10;
const MANY_UNITS = 1_000_000;
const QUEUE_PATIENCE_MS = 120_000;

export type PurchaseCosts = { cart: Cost; order: Cost; shipped: Cost };

export type PurchaseRates = {
  /** Orders a second in wall-clock time: of any variants, and all of the same one. */
  orders: number;
  ordersOfOneVariant: number;
  /** Milliseconds for which one order locks the row of its variant. */
  rowHeld: number;
  /** Orders shipped a second in wall-clock time, each with an invoice from the same series. */
  invoices: number;
};

export async function measurePurchases(
  stage: Stage,
  meter: CostMeter,
): Promise<{ costs: PurchaseCosts; rates: PurchaseRates }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const buy = async (carts: readonly Line[][], name: string, most: number) => {
    const startedAt = performance.now();
    await atOnce(carts, most, (cart, at) =>
      checkOut({ agent, ...stage }, cart, { name: `${name}-${at}`, address: addressOf(at) }),
    );
    return (carts.length * 1_000) / (performance.now() - startedAt);
  };
  const random = createRandom(14);
  const carts = Array.from({ length: ORDERS }, () => chooseCart(random, stage.products));
  await buy(carts.slice(0, AT_ONCE), 'first', AT_ONCE);
  await untilQueueIsEmpty(stage.db);

  let orders = 0;
  const order = await meter.spentOn(async () => {
    orders = await best(Math.max, (round) => buy(carts, `any-${round}`, AT_ONCE));
    await untilQueueIsEmpty(stage.db);
    return ROUNDS * carts.length;
  });
  const line = await stockUp(stage.db, stage.products - 1);
  const same = Array.from({ length: ORDERS }, () => [line]);
  const ordersOfOneVariant = await best(Math.max, (round) => buy(same, `same-${round}`, AT_ONCE));
  const rowHeld = await best(Math.min, (round) =>
    measureRowHeld(stage, line, () => buy(same.slice(0, ORDERS_ALONE), `alone-${round}`, 1)),
  );
  await untilQueueIsEmpty(stage.db);

  let invoices = 0;
  const shipped = await meter.spentOn(async () => {
    const ids = await unshipped(stage.db);
    invoices = await ship(stage, agent, ids);
    await untilQueueIsEmpty(stage.db);
    return ids.length;
  });
  const cart = await measureCart(stage, meter, agent);
  agent.destroy();
  return { costs: { cart, order, shipped }, rates: { orders, ordersOfOneVariant, rowHeld, invoices } };
}

async function best(
  ofTwo: (one: number, other: number) => number,
  measure: (round: number) => Promise<number>,
): Promise<number> {
  let found = await measure(0);
  for (let round = 1; round < ROUNDS; round++) found = ofTwo(found, await measure(round));
  return found;
}

/** Rate limits count by address. */
function addressOf(at: number): string {
  return `10.20.${at >> 8}.${at & 255}`;
}

/** Stocks more units of one size than will be bought. */
async function stockUp(db: pg.Client, number: number): Promise<Line> {
  const product = referenceProduct(number);
  const size = product.variants[0]?.size ?? '';
  await db.query(
    `insert into stock_movement (variant_id, kind, on_hand_change, note)
     select id, 'corrected', $2, 'capacity' from variant where sku = $1`,
    [`${product.id}-${size}`, MANY_UNITS],
  );
  return { product, size, quantity: 1 };
}

/**
 * Measures from outside how long an order locks its variant's row: while shoppers buy one after the other,
 * repeatedly tries to lock the row without waiting and counts how often it was locked.
 */
async function measureRowHeld(
  { db }: Stage,
  { product, size }: Line,
  buy: () => Promise<number>,
): Promise<number> {
  let isOver = false;
  const buying = buy().then((perSecond) => {
    isOver = true;
    return perSecond;
  });
  let tries = 0;
  let taken = 0;
  while (!isOver) {
    const { rows } = await db.query(
      'select count(*)::int as free from (select from variant where sku = $1 for update skip locked) as row',
      [`${product.id}-${size}`],
    );
    tries++;
    if (rows[0].free === 0) taken++;
  }
  return ((taken / tries) * 1_000) / (await buying);
}

async function unshipped(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query("select id from orders where status = 'Order Placed'");
  return rows.map(({ id }) => id);
}

/**
 * Ships as several packers do, with a few orders per call.
 * @returns orders shipped a second
 */
async function ship(stage: Stage, agent: http.Agent, ids: readonly string[]): Promise<number> {
  const headers = { cookie: await signInStaff(stage.database) };
  async function move(to: 'Packing' | 'Shipped', orderIds: readonly string[]): Promise<void> {
    const body = JSON.stringify({ to, orders: orderIds.map((orderId) => ({ orderId })) });
    const { status, body: answer } = await ask(agent, stage.shop, {
      method: 'POST',
      path: `/api${moveOrders.path}`,
      body,
      headers,
    });
    const text = answer.toString();
    if (status !== 200 || text.includes('"isMoved":false'))
      throw new Unmeasured(`the orders could not be moved to ${to}: ${status} ${text.slice(0, 300)}`);
  }
  const calls = Array.from({ length: Math.ceil(ids.length / ORDERS_OF_A_CALL) }, (_, at) =>
    ids.slice(at * ORDERS_OF_A_CALL, (at + 1) * ORDERS_OF_A_CALL),
  );
  await atOnce(calls, PACKERS, (some) => move('Packing', some));
  const perRound = Math.ceil(calls.length / ROUNDS);
  return best(Math.max, async (round) => {
    const shipped = calls.slice(round * perRound, (round + 1) * perRound);
    const startedAt = performance.now();
    await atOnce(shipped, PACKERS, (some) => move('Shipped', some));
    return (shipped.flat().length * 1_000) / (performance.now() - startedAt);
  });
}

async function measureCart(stage: Stage, meter: CostMeter, agent: http.Agent): Promise<Cost> {
  await createShopperId(stage.db);
  await insertShoppers(stage.db, SHOPPERS);
  const tokens = await signIn(
    stage.database,
    Array.from({ length: SHOPPERS }, (_, at) => at + 1),
  );
  const calls = Array.from({ length: UNITS_OF_A_SHOPPER }, (_, unit) => unit).flatMap((unit) =>
    tokens.map((token) => ({ token, unit })),
  );
  const inStock = Array.from({ length: 30 }, (_, at) => referenceProduct(at)).flatMap(({ id, variants }) => {
    const variant = variants.find(({ on_hand }) => on_hand > 0);
    return variant ? [JSON.stringify({ itemId: id, size: variant.size })] : [];
  });
  return meter.spentOn(() =>
    atOnce(calls, AT_ONCE, async ({ token, unit }) => {
      const body = inStock[unit] ?? '';
      const { status, body: answer } = await ask(agent, stage.shop, {
        method: 'POST',
        path: `/api${addToCart.path}`,
        body,
        headers: { token },
      });
      if (status !== 200)
        throw new Unmeasured(`a unit could not be added: ${status} ${answer.toString().slice(0, 200)}`);
    }),
  );
}

async function untilQueueIsEmpty(db: pg.Client): Promise<void> {
  const deadline = Date.now() + QUEUE_PATIENCE_MS;
  for (;;) {
    const { rows } = await db.query(
      `select (select count(*) from job_outbox)::int
              + (select count(*) from graphile_worker.jobs where run_at <= now())::int as queued`,
    );
    if (rows[0].queued === 0) return;
    if (Date.now() > deadline) throw new Unmeasured(`${rows[0].queued} jobs are still queued`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
