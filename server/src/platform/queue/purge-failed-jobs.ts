import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { personalData } from '../personal-data/personal-data.ts';
import { personalKeys } from '../personal-data/personal-names.ts';

/**
 * Deletes failed jobs that contain personal data, such as mails that were rejected for days; the log has
 * their failures. Other failed jobs are kept for the operator.
 */
export async function purgeFailedJobs(db: Database): Promise<void> {
  const keys = personalKeys(personalData.job_outbox.columns.payload.keys);
  await sql`
    delete from graphile_worker._private_jobs
     where attempts >= max_attempts and locked_at is null and payload::jsonb ?| ${keys}::text[]`.execute(db);
}
