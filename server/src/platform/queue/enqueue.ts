import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { originOfJob } from '../tracing/job-origin.ts';
import type { JobPayloads } from './job-payloads.ts';

type Job = {
  [Name in keyof JobPayloads]: { name: Name; payload: JobPayloads[Name]; runAt?: Date };
}[keyof JobPayloads];

/**
 * Enqueues a job in the caller's transaction, so that it exists if and only if that transaction commits.
 * @param runAt the earliest start; immediately if absent
 */
export async function enqueue<Name extends keyof JobPayloads>(
  db: Database,
  name: Name,
  payload: JobPayloads[Name],
  runAt?: Date,
): Promise<void> {
  const origin = originOfJob();
  await db
    .insertInto('job_outbox')
    .values({
      name,
      payload: JSON.stringify(payload),
      origin: origin && JSON.stringify(origin),
      run_at: runAt ?? null,
    })
    .execute();
}

/**
 * The same for several jobs, which start in this order, as a part of another statement.
 * @param source the source of `from`; if it has no row, nothing is enqueued
 */
export function enqueueing(jobs: readonly Job[], source: RawBuilder<unknown>): RawBuilder<unknown> {
  const origin = originOfJob();
  const rows = jobs.map(({ name, payload, runAt }, nth) => ({ nth, name, payload, origin, run_at: runAt }));
  return sql`
    insert into job_outbox (name, payload, origin, run_at)
    select name, payload, origin, run_at from ${source}, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as job (nth int, name text, payload json, origin jsonb, run_at timestamptz)
    order by nth`;
}
