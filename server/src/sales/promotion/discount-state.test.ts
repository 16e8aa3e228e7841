import { discountStates } from '@gulmohar/contract/admin/discount.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { type Discount, discountStateOf, discountStateSql } from './discount-state.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const HOUR_MS = 3_600_000;

/** Every combination of what counts for the state. */
function discounts(now: Date): Discount[] {
  const around = [-1, 0, 1].map((hours) => new Date(now.getTime() + hours * HOUR_MS));
  return [true, false].flatMap((is_active) =>
    around.flatMap((starts_at) =>
      [null, ...around].flatMap((ends_at) =>
        [null, 1, 2].flatMap((usage_limit) =>
          [0, 1].flatMap((held) =>
            [0, 1].map((used) => ({ is_active, starts_at, ends_at, usage_limit, held, used })),
          ),
        ),
      ),
    ),
  );
}

test('the list of coupons is filtered by the same states as it shows', async () => {
  await database.db.transaction().execute(async (trx) => {
    const { rows: moments } = await sql<{ now: Date }>`
      select date_trunc('milliseconds', now()) as now`.execute(trx);
    const [moment] = moments;
    if (!moment) throw new Error('No time');
    const all = discounts(moment.now);
    const { rows } = await sql<{ state: string }>`
      select ${discountStateSql} as state
      from rows from (jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as (is_active boolean,
        starts_at timestamptz, ends_at timestamptz, usage_limit int, held int, used int))`.execute(trx);
    const states = rows.map(({ state }) => state);
    expect(states).toEqual(all.map((discount) => discountStateOf(discount, moment.now)));
    expect(new Set(states)).toEqual(new Set(discountStates));
  });
});
