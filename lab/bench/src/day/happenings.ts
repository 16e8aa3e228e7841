import type pg from 'pg';
import { createRandom, type Random } from '../catalogue/random.ts';
import { assumed } from './assumed-day.ts';
import { type Asked, shoppers } from './visit.ts';

const HOUR = 3_600;
const SHOP_HOURS = { from: 9, to: 21 };

/** Another event in the shop; `at` in seconds after the start of the day. */
export type Happening = { at: number; happen(db: pg.Client): Promise<unknown> };

export type Day = { asked: Asked[]; happenings: Happening[]; orders: number; repriced: number };

/** Plans one day from its seed: the browsers' requests and the shop's events, each sorted by time. */
export function planDay(products: number, seed: number): Day {
  const random = createRandom(seed);
  const { visitFrom, productId } = shoppers(products, random);
  const visits = Array.from({ length: assumed.visits }, () => visitFrom(timeOfVisit(random)));
  const asked = visits.flatMap((visit) => visit.asked).sort(byTime);
  const sold = visits.flatMap((visit) => visit.sold);
  const repriced = Array.from({ length: Math.round(products * assumed.repriced) }, () =>
    repricing(productId(random.below(products)), random),
  );
  const happenings = [
    ...sold.flatMap(({ at, products, isPaid }) => [
      { at, happen: (db: pg.Client) => move(db, products, RESERVE) },
      isPaid
        ? { at: at + 60, happen: (db: pg.Client) => move(db, products, SELL) }
        : { at: at + assumed.releasedAfter, happen: (db: pg.Client) => move(db, products, RELEASE) },
    ]),
    ...repriced,
    ...assumed.deliveries.hours.map((hour) => ({ at: hour * HOUR, happen: receive })),
  ].sort(byTime);
  return { asked, happenings, orders: sold.filter(({ isPaid }) => isPaid).length, repriced: repriced.length };
}

const byTime = (one: { at: number }, other: { at: number }) => one.at - other.at;

function timeOfVisit(random: Random): number {
  const { hours } = assumed;
  let left = random.next() * hours.reduce((sum, share) => sum + share, 0);
  const hour = hours.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return (hour + random.next()) * HOUR;
}

function repricing(id: string, random: Random): Happening {
  const at = (SHOP_HOURS.from + random.next() * (SHOP_HOURS.to - SHOP_HOURS.from)) * HOUR;
  const factor = 0.8 + random.next() * 0.4;
  return {
    at,
    happen: (db) =>
      db.query('update product set price = round(price * $2::numeric / 10000) * 10000 where id = $1', [
        id,
        factor,
      ]),
  };
}

type Move = { kind: string; on_hand: number; reserved: number; where: string };
const RESERVE: Move = { kind: 'reserved', on_hand: 0, reserved: 1, where: 'on_hand > reserved' };
const SELL: Move = { kind: 'sold', on_hand: -1, reserved: -1, where: 'reserved > 0' };
const RELEASE: Move = { kind: 'released', on_hand: 0, reserved: -1, where: 'reserved > 0' };

/** Moves one unit of each product, always in the same available size for as long as possible. */
function move(db: pg.Client, products: string[], { kind, on_hand, reserved, where }: Move) {
  return db.query(
    `insert into stock_movement (variant_id, kind, on_hand_change, reserved_change)
     select distinct on (product_id) id, $2, $3::int, $4::int from variant where product_id = any($1) and ${where}
     order by product_id, reserved desc, md5(id::text)`,
    [products, kind, on_hand, reserved],
  );
}

/** Restocks what is sold out. */
function receive(db: pg.Client) {
  return db.query(
    `insert into stock_movement (variant_id, kind, on_hand_change)
     select id, 'received', $1::int from variant where on_hand <= reserved`,
    [assumed.deliveries.units],
  );
}

/** Reduces the stock to what a clothes shop has of a size, instead of enough for every run of the bench. */
export function thinStock(db: pg.Client) {
  const { least, more } = assumed.stock;
  return db.query(
    `insert into stock_movement (variant_id, kind, on_hand_change)
     select id, 'corrected', $1::int + id * 7919 % $2::int - on_hand from variant where on_hand > 0`,
    [least, more + 1],
  );
}
