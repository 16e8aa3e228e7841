import type { Database } from '../database/connection.ts';
import { originOfJob } from '../tracing/job-origin.ts';
import type { JobPayloads } from './job-payloads.ts';

/** In the caller's transaction: the job exists if and only if it commits. @param runAt immediately if absent */
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
