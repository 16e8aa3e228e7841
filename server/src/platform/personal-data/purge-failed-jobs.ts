import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { jobPayloads } from '../queue/job-payloads.ts';
import { personalData } from './personal-data.ts';
import { personalKeys } from './personal-names.ts';

const personal = new Set(personalKeys(personalData.job_outbox.columns.payload.keys));
const PERSONAL_JOBS = Object.entries(jobPayloads)
  .filter(([, payload]) => Object.keys(payload.shape).some((key) => personal.has(key)))
  .map(([name]) => name);

/** The log has their failures. Other failed jobs stay for the operator. */
export async function purgeFailedJobs(db: Database): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and task_identifier = any(${PERSONAL_JOBS}::text[])
    having count(*) > 0`.execute(db);
}
