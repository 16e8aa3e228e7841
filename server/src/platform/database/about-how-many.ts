import { type SelectQueryBuilder, sql } from 'kysely';
import type { ReadDatabase } from './reads.ts';

/** Rows beyond this are estimated by the planner. */
const MAX_COUNTED = 10_000;

export async function aboutHowMany<DB, Table extends keyof DB>(
  db: ReadDatabase,
  rows: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (${rows.limit(MAX_COUNTED + 1)}) as counted`.execute(db);
  const count = counted[0]?.count ?? 0;
  if (count <= MAX_COUNTED) return count;
  const plan = await sql<{
    'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
  }>`explain (format json) ${rows}`.execute(db);
  return Math.max(count, plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
}
