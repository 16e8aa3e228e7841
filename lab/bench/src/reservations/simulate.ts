import type { Database } from '@gulmohar/server/src/platform/database/connection.ts';
import type { ReservationPolicy } from '@gulmohar/server/src/sales/checkout/reservation-caps.ts';
import type pg from 'pg';
import { type Line, openAs, passMinute, pay, readShelf, type Variant } from './shelf.ts';

export type Outcome = {
  variants: number;
  /** Minutes during which more than half of the variants were shown as sold out. */
  minutesSoldOut: number;
  /** The highest share of variants shown as sold out at the same time, in per cent. */
  worstShare: number;
  honest: { came: number; refused: number; paid: number; refunded: number };
};

const MINUTES = 60;
/**
 * Attackers return when the shortest of their checkouts end, each with this many; more make no difference.
 */
const GRAB_EVERY_MINUTES = 5;
const GRABS = 3;
const GRAB_LINES = 50;
/** Shoppers per minute: most from their own addresses, some from one that very many share. */
const HONEST = 6;
const SHARED_ADDRESS = '100.64.0.1';
/** The share of checkouts that honest shoppers pay. */
const PAYING = 0.6;

/**
 * Simulates an hour of attack by ever new made-up guests, with the shop's own code and database and its clock
 * advanced minute by minute.
 * @param addresses the number of addresses that the attackers use
 */
export async function simulateAttack(
  { db, pool }: { db: Database; pool: pg.Pool },
  policy: ReservationPolicy,
  addresses: number,
): Promise<Outcome> {
  const random = seeded(17);
  const stocked = (await readShelf(db)).filter(({ left }) => left > 0);
  const outcome: Outcome = {
    variants: stocked.length,
    minutesSoldOut: 0,
    worstShare: 0,
    honest: { came: 0, refused: 0, paid: 0, refunded: 0 },
  };
  for (let minute = 0; minute < MINUTES; minute++) {
    for (let grab = 0; minute % GRAB_EVERY_MINUTES === 0 && grab < GRABS; grab++) {
      for (let nth = 0; nth < addresses; nth++) await grabMost(db, policy, `203.0.113.${nth}`, nth);
    }
    await shopHonestly(db, policy, minute, outcome, random);
    const shown = new Map((await readShelf(db)).map((variant) => [variant.id, variant.left]));
    const gone = stocked.filter(({ id }) => (shown.get(id) ?? 0) <= 0).length / stocked.length;
    if (gone > 0.5) outcome.minutesSoldOut += 1;
    outcome.worstShare = Math.max(outcome.worstShare, Math.round(gone * 100));
    await passMinute(db, pool);
  }
  return outcome;
}

/** Simulates an attacker who knows the caps: first stays within them, then tries to take everything. */
async function grabMost(
  db: Database,
  policy: ReservationPolicy,
  address: string,
  nth: number,
): Promise<void> {
  const shelf = (await readShelf(db)).filter(({ left }) => left > 0);
  // Attackers start at different variants, so that they do not take the same ones.
  const start = shelf.length === 0 ? 0 : (nth * 37) % shelf.length;
  const inTurn = [...shelf.slice(start), ...shelf.slice(0, start)];
  const { unitsPerBuyer, shareOfVariant } = policy.caps;
  const modest = takeUpTo(inTurn, unitsPerBuyer, ({ left }) =>
    Math.max(3, Math.floor((left * shareOfVariant) / 100)),
  );
  const greedy = takeUpTo(inTurn, Number.POSITIVE_INFINITY, ({ left }) => left);
  for (const lines of [modest, greedy]) if (lines.length > 0) await openAs(db, policy, address, lines);
}

function takeUpTo(shelf: readonly Variant[], units: number, ofOne: (variant: Variant) => number): Line[] {
  const lines: Line[] = [];
  let left = units;
  for (const variant of shelf) {
    const quantity = Math.min(left, ofOne(variant), variant.left, 99);
    if (quantity <= 0 || lines.length === GRAB_LINES) break;
    lines.push({ variant, quantity });
    left -= quantity;
  }
  return lines;
}

async function shopHonestly(
  db: Database,
  policy: ReservationPolicy,
  minute: number,
  { honest }: Outcome,
  random: () => number,
): Promise<void> {
  for (let nth = 0; nth < HONEST; nth++) {
    const address = nth < 2 ? SHARED_ADDRESS : `198.51.${minute}.${nth}`;
    const inStock = (await unsold(db)).filter(({ left }) => left >= 2);
    const variant = inStock[Math.floor(random() * inStock.length)];
    if (!variant) return;
    honest.came += 1;
    const opened = await openAs(db, policy, address, [{ variant, quantity: 1 + Math.floor(random() * 2) }]);
    if (!opened) honest.refused += 1;
    else if (random() < PAYING) honest[(await pay(db, opened)) ? 'paid' : 'refunded'] += 1;
  }
}

/** Returns what has not been bought, including reserved units. */
async function unsold(db: Database): Promise<Variant[]> {
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .orderBy('variant.id')
    .select(['variant.id', 'product_id as product', 'size', 'price', 'on_hand as left'])
    .execute();
  return rows;
}

/** mulberry32 */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
