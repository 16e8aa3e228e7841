import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { ORIGIN_KEY } from '../tracing/job-origin.ts';
import { type JobPayloads, jobPayloads } from './job-payloads.ts';
import { priorityOf } from './job-queues.ts';

const BATCH = 500;
const MAX_ATTEMPTS = 25;
const PRIORITIES = JSON.stringify(
  Object.fromEntries(Object.keys(jobPayloads).map((name) => [name, priorityOf(name as keyof JobPayloads)])),
);

/**
 * The queue numbers the jobs of a batch in no fixed order, so each is due a microsecond after the previous one.
 * @returns whether any were moved
 */
export async function relayOutbox(db: Database): Promise<boolean> {
  const { rows } = await sql<{ moved: number }>`
    with due as (
      delete from job_outbox
      where id in (select id from job_outbox order by id limit ${BATCH} for update skip locked)
      returning id, name, payload, origin, run_at
    ), specs as (
      select array_agg((name, with_origin, null, due_at, ${MAX_ATTEMPTS}, null, (${PRIORITIES}::jsonb ->> name)::int, null)::graphile_worker.job_spec) as list
      from (select name, case when origin is null then payload
              else (payload::jsonb || jsonb_build_object(${ORIGIN_KEY}::text, origin))::json end as with_origin, coalesce(run_at, now() - row_number() over (order by id desc) * interval '1 microsecond') as due_at
            from due) as due
    )
    select count(job.id)::int as moved from specs, graphile_worker.add_jobs(list) as job where list is not null`.execute(
    db,
  );
  return (rows[0]?.moved ?? 0) > 0;
}
