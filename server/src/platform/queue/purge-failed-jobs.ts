import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { personalData } from '../personal-data/personal-data.ts';
import { personalKeys } from '../personal-data/personal-names.ts';

/**
 * Deletes failed jobs that name a person, such as mails that nobody accepted for days. Their failures are in the log.
 * Others stay for the operator.
 */
export async function purgeFailedJobs(db: Database): Promise<void> {
  const keys = personalKeys(personalData.job_outbox.columns.payload.keys);
  await sql`
    delete from graphile_worker._private_jobs
     where attempts >= max_attempts and locked_at is null and payload::jsonb ?| ${keys}::text[]`.execute(db);
}
