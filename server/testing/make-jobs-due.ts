import { sql } from 'kysely';
import type { Database } from '../src/platform/database/connection.ts';

/** Makes all jobs due that are not running, as if the time of their next try had come; or those of one name. */
export async function makeJobsDue(db: Database, name?: string): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
    where task_identifier = coalesce(${name ?? null}::text, task_identifier) having count(*) > 0`.execute(db);
}
