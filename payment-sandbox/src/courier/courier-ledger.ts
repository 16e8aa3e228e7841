import type pg from 'pg';
import { backHome, type PlannedScan, scansOf } from './scenarios.ts';

export type BookedOrder = {
  id: number;
  shipment_id: number;
  reference: string;
  body: Record<string, unknown>;
  scenario: number;
  is_return: boolean;
  awb: string | null;
  charge_paise: number;
  pickup_on: string | null;
  is_manifested: boolean;
  cancelled_at: Date | null;
  created_at: Date;
};

export type BookedScan = { id: number; awb: string; at: Date; code: number; words: string; place: string };

const NOW = `now() + (select ahead_minutes from sandbox.courier_clock) * interval '1 minute'`;
const ORDER =
  'id, shipment_id, reference, body, scenario, is_return, awb, charge_paise, pickup_on::text, is_manifested, cancelled_at, created_at';

type NewOrder = { reference: string; body: object; scenario: number; isReturn: boolean };

/** Books an order. If the reference is already in use, returns the existing order, even a cancelled one. */
export async function bookOrder(db: pg.Pool, order: NewOrder): Promise<BookedOrder> {
  await db.query(
    `insert into sandbox.courier_order (reference, body, scenario, is_return, created_at)
     values ($1, $2, $3, $4, ${NOW}) on conflict (reference) do nothing`,
    [order.reference, order.body, order.scenario, order.isReturn],
  );
  const booked = await findOrder(db, 'reference', order.reference);
  if (!booked) throw new Error('The order was not booked');
  return booked;
}

export async function findOrder(
  db: pg.Pool,
  by: 'id' | 'shipment_id' | 'reference' | 'awb',
  value: string | number,
): Promise<BookedOrder | undefined> {
  const { rows } = await db.query<BookedOrder>(
    `select ${ORDER} from sandbox.courier_order where ${by}::text = $1`,
    [String(value)],
  );
  return rows[0];
}

export async function listOrders(db: pg.Pool): Promise<BookedOrder[]> {
  const query = `select ${ORDER} from sandbox.courier_order order by id desc limit 100`;
  return (await db.query<BookedOrder>(query)).rows;
}

/**
 * Assigns an order its tracking number (once), charges the freight to the wallet and plans the order's scans.
 * @returns undefined when the wallet balance is too low
 */
export async function assignAwb(
  db: pg.Pool,
  order: BookedOrder,
  charge: number,
): Promise<string | undefined> {
  const client = await db.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ awb: string | null }>(
      'select awb from sandbox.courier_order where id = $1 for update',
      [order.id],
    );
    const existing = rows[0]?.awb;
    if (existing) {
      await client.query('commit');
      return existing;
    }
    const paid = await client.query(
      'update sandbox.courier_clock set wallet_paise = wallet_paise - $1 where wallet_paise >= $1',
      [charge],
    );
    if (paid.rowCount === 0) {
      await client.query('rollback');
      return undefined;
    }
    const awb = `19${String(order.id).padStart(10, '0')}`;
    await client.query('update sandbox.courier_order set awb = $2, charge_paise = $3 where id = $1', [
      order.id,
      awb,
      charge,
    ]);
    await planScans(client, awb, scansOf(order.scenario, order.is_return));
    await client.query('commit');
    return awb;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

type Client = Pick<pg.Pool, 'query'>;

async function planScans(client: Client, awb: string, scans: readonly PlannedScan[]): Promise<void> {
  await client.query(
    `insert into sandbox.courier_scan (awb, at, told_from, code, words, place)
     select $1, ${NOW} + (scan ->> 'after')::numeric * interval '1 hour',
            ${NOW} + coalesce(scan ->> 'toldAfter', scan ->> 'after')::numeric * interval '1 hour',
            (scan ->> 'code')::smallint, scan ->> 'words', coalesce(scan ->> 'place', '')
     from jsonb_array_elements($2::jsonb) as scan`,
    [awb, JSON.stringify(scans)],
  );
}

/** Returns the scans reported by now, in chronological order. */
export async function scansSoFar(db: pg.Pool, awb: string): Promise<BookedScan[]> {
  const query = `select id, awb, at, code, words, place from sandbox.courier_scan
    where awb = $1 and told_from <= ${NOW} order by at, id`;
  return (await db.query<BookedScan>(query, [awb])).rows;
}

/** Returns the scans that are due but not yet reported by webhook, and marks them as reported. */
export async function takeUntold(db: pg.Pool): Promise<BookedScan[]> {
  const { rows } = await db.query<BookedScan>(
    `update sandbox.courier_scan set is_told = true where not is_told and told_from <= ${NOW}
     returning id, awb, at, code, words, place`,
  );
  return rows.sort((one, other) => one.at.getTime() - other.at.getTime() || one.id - other.id);
}

export async function advanceClock(db: pg.Pool, minutes: number): Promise<void> {
  await db.query('update sandbox.courier_clock set ahead_minutes = ahead_minutes + $1', [minutes]);
}

export async function readClock(db: pg.Pool): Promise<{ now: Date; wallet: number; tokenSerial: number }> {
  const { rows } = await db.query<{ now: Date; wallet: number; tokenSerial: number }>(
    `select ${NOW} as now, wallet_paise as wallet, token_serial as "tokenSerial" from sandbox.courier_clock`,
  );
  if (!rows[0]) throw new Error('The sandbox has no clock');
  return rows[0];
}

export async function expireTokens(db: pg.Pool): Promise<void> {
  await db.query('update sandbox.courier_clock set token_serial = token_serial + 1');
}

export async function fillWallet(db: pg.Pool, paise: number): Promise<void> {
  await db.query('update sandbox.courier_clock set wallet_paise = $1', [paise]);
}

/** Replaces the scans that are still to come. */
async function replan(db: pg.Pool, awb: string, scans: readonly PlannedScan[]): Promise<void> {
  await db.query(`delete from sandbox.courier_scan where awb = $1 and told_from > ${NOW}`, [awb]);
  await planScans(db, awb, scans);
}

/** Switches an order to another scenario from now on. */
export async function chooseScenario(db: pg.Pool, order: BookedOrder, scenario: number): Promise<void> {
  await db.query('update sandbox.courier_order set scenario = $2 where id = $1', [order.id, scenario]);
  if (order.awb) await replan(db, order.awb, scansOf(scenario, order.is_return));
}

export async function sendBack(db: pg.Pool, awb: string): Promise<void> {
  await replan(db, awb, backHome);
}

/** @returns false when the courier has already collected the parcel */
export async function cancelOrder(db: pg.Pool, order: BookedOrder): Promise<boolean> {
  if (order.cancelled_at) return true;
  const scans = order.awb ? await scansSoFar(db, order.awb) : [];
  if (scans.some(({ code }) => code === 42)) return false;
  await db.query(`update sandbox.courier_order set cancelled_at = ${NOW} where id = $1`, [order.id]);
  if (order.awb) await replan(db, order.awb, [{ after: 0, code: 8, words: 'Cancelled' }]);
  // The freight of a parcel that was not collected is refunded.
  await db.query('update sandbox.courier_clock set wallet_paise = wallet_paise + $1', [order.charge_paise]);
  return true;
}

export async function schedulePickup(db: pg.Pool, order: BookedOrder): Promise<string> {
  const { rows } = await db.query<{ pickup_on: string }>(
    `update sandbox.courier_order set pickup_on = coalesce(pickup_on, ((${NOW}) at time zone 'Asia/Kolkata')::date + 1)
     where id = $1 returning pickup_on::text`,
    [order.id],
  );
  return rows[0]?.pickup_on ?? '';
}

export async function markManifested(db: pg.Pool, shipmentIds: readonly number[]): Promise<void> {
  await db.query('update sandbox.courier_order set is_manifested = true where shipment_id = any($1)', [
    shipmentIds,
  ]);
}

/** Counts a deliberate fault. @returns whether it should happen this time */
export async function mayFail(db: pg.Pool, reference: string, what: string, times: number): Promise<boolean> {
  const { rows } = await db.query<{ times: number }>(
    `insert into sandbox.courier_fault (reference, what, times) values ($1, $2, 1)
     on conflict (reference, what) do update set times = courier_fault.times + 1 returning times`,
    [reference, what],
  );
  return (rows[0]?.times ?? 0) <= times;
}

export async function listDeliveredCash(db: pg.Pool): Promise<(BookedOrder & { delivered_at: Date })[]> {
  const { rows } = await db.query<BookedOrder & { delivered_at: Date }>(
    `select ${ORDER}, (select min(at) from sandbox.courier_scan where awb = booked.awb and code = 7) as delivered_at
     from sandbox.courier_order as booked
     where not is_return and body ->> 'payment_method' = 'COD'
       and exists (select from sandbox.courier_scan where awb = booked.awb and code = 7 and told_from <= ${NOW})
     order by id`,
  );
  return rows;
}
