import { clearShop, seedDemo } from '@gulmohar/server/src/app/demo/seed-demo.ts';
import { readEnvironment } from '@gulmohar/server/src/platform/config/env.ts';
import { openDatabase, openPool } from '@gulmohar/server/src/platform/database/connection.ts';
import { Secrets } from '@gulmohar/server/src/platform/secrets/secrets.ts';
import { openReservationPolicy } from '@gulmohar/server/src/sales/checkout/reservation-caps.ts';
import { type Outcome, simulateAttack } from '../reservations/simulate.ts';
import { plainRow, type Row } from '../row.ts';
import type { ShutdownHooks } from '../stage/closing.ts';
import { startDatabase } from '../stage/database.ts';
import { MASTER_KEY } from '../stage/master-key.ts';
import type { ApartMeasurement, Say } from './measurement.ts';

/** Without caps, as before they were introduced, and with them. */
const attacks = [
  { addresses: 1, factor: '1000000' },
  { addresses: 1, factor: '1' },
  { addresses: 10, factor: '1' },
  { addresses: 100, factor: '1' },
];

/** R1: how much strangers can take off the demo shop's shelves with checkouts that they never pay. */
export const reservations: ApartMeasurement = {
  what: 'an hour of made-up checkouts against the demo shop',
  measureApart: measureReservations,
};

async function measureReservations(shutdownHooks: ShutdownHooks, _timing: unknown, say: Say): Promise<Row[]> {
  const { host, port, user, database } = await startDatabase(shutdownHooks, say, { isDurable: false });
  const pool = openPool({ host, port, user, database }, 10, () => undefined);
  shutdownHooks.add(() => pool.end());
  const db = openDatabase(pool);
  const rows: Row[] = [];
  for (const { addresses, factor } of attacks) {
    await clearShop(db);
    await seedDemo(db);
    const env = readEnvironment({ MASTER_KEY, LIMIT_FACTOR: factor });
    const policy = openReservationPolicy(await Secrets.open(db, env), env);
    const outcome = await simulateAttack({ db, pool }, policy, addresses);
    const what = `${addresses} ${addresses === 1 ? 'address' : 'addresses'}, ${factor === '1' ? 'with' : 'without'} caps`;
    say(`  ${what}: ${JSON.stringify(outcome)}`);
    rows.push(...rowsOf(what, outcome, factor === '1'));
  }
  return rows;
}

function rowsOf(what: string, outcome: Outcome, isCapped: boolean): Row[] {
  const { variants, minutesSoldOut, worstShare, honest } = outcome;
  const detail = `at worst ${worstShare} % of ${variants} variants; honest shoppers: ${honest.came} came, ${honest.paid} paid, ${honest.refunded} refunded`;
  const target = { below: isCapped ? 1 : 61 };
  return [
    plainRow({ id: 'R1', what: `${what}: sold out (${detail})`, unit: 'min' }, minutesSoldOut, target),
    plainRow({ id: 'R1', what: `${what}: honest shoppers refused`, unit: '' }, honest.refused, {
      below: isCapped ? 1 : honest.came + 1,
    }),
  ];
}
