import { keepFigures } from '@gulmohar/server/src/admin/today/keep-figures.ts';
import { openDatabase, openPool } from '@gulmohar/server/src/platform/database/connection.ts';
import type pg from 'pg';
import { fillAroundOrders } from '../admin/fill-around-orders.ts';
import { fillOrders } from '../admin/fill-orders.ts';
import { adminQuestions } from '../admin/questions.ts';
import { median } from '../limited.ts';
import { load } from '../load/http-load.ts';
import { plainRow, type Row } from '../row.ts';
import type { Timing } from '../settings.ts';
import type { DatabaseServer } from '../stage/database.ts';
import { signInStaff } from '../stage/staff.ts';
import { openStage } from '../stage/stage.ts';
import type { ApartMeasurement, Say } from './measurement.ts';

const PRODUCTS = 100_000;
const ORDERS = 5_000_000;
/** Members of staff who click without a pause. */
const STAFF = 2;
const MAX_P99_MS = 150;

/** A1 */
export const adminLists: ApartMeasurement = {
  what: `the admin with ${ORDERS} orders and ${PRODUCTS} products`,
  async measureApart(shutdownHooks, timing, say) {
    const stage = await openStage(PRODUCTS, shutdownHooks, say);
    say('  filling orders, for half an hour');
    await fillOrders(stage.db, ORDERS);
    await fillAroundOrders(stage.db);
    return measureAdmin(stage, timing, say);
  },
};

/**
 * Measures a shop that is already filled; its job would recalculate the figures of Today within ten minutes.
 */
export async function measureAdmin(
  { shop, db, database }: { shop: string; db: pg.ClientBase; database: DatabaseServer },
  timing: Timing,
  say: Say,
): Promise<Row[]> {
  const pool = openPool(database, 1, console.error);
  await keepFigures(openDatabase(pool), new Date());
  await pool.end();
  const rows: Row[] = [];
  for (const [name, questions] of Object.entries(
    await adminQuestions(db, await signInStaff(database, 'owner')),
  )) {
    const order = {
      base: shop,
      timing: { ...timing, connections: STAFF },
      questions,
      contains: '"success":true',
    };
    const rounds: number[] = [];
    for (let round = 0; round < timing.rounds; round += 1) rounds.push((await load(order)).p99);
    const p99 = median(rounds);
    say(`  ${name}: p99 ${p99} ms`);
    const what = `${adminLists.what}, p99 of ${name}`;
    rows.push(plainRow({ id: 'A1', what, unit: 'ms' }, p99, { below: MAX_P99_MS }));
  }
  return rows;
}
