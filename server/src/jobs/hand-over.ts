import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** Jobs that are moved at once. */
const AT_ONCE = 500;
const ATTEMPTS = 25;

/** Moves the jobs that wait in the outbox to the queue. @returns whether there were any */
export async function handOver(db: Database): Promise<boolean> {
  const { rows } = await sql<{ moved: number }>`
    with due as (
      delete from job_outbox
      where id in (select id from job_outbox order by id limit ${AT_ONCE} for update skip locked)
      returning id, name, payload
    ), specs as (
      select array_agg((name, payload, null, null, ${ATTEMPTS}, null, null, null)::graphile_worker.job_spec order by id) as list
      from due
    )
    select count(job.id)::int as moved from specs, graphile_worker.add_jobs(list) as job where list is not null`.execute(
    db,
  );
  return (rows[0]?.moved ?? 0) > 0;
}
