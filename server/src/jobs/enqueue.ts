import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Queues a job in the caller's transaction: it exists if, and only if, what it is about was committed. */
export async function enqueue<Name extends keyof JobPayloads>(
  db: Database,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts := 25)`.execute(
    db,
  );
}
