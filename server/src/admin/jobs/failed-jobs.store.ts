import { MAX_FAILED_JOBS } from '@gulmohar/contract/admin/jobs.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';

export type FailedJobRow = {
  id: string;
  name: string;
  attempts: number;
  max_attempts: number;
  updated_at: Date;
  run_at: Date;
  last_error: string;
};

/** Excludes jobs that are running right now, because they may succeed. */
const failed = sql`graphile_worker.jobs where last_error is not null and locked_at is null`;

export async function findFailedJobs(db: Database): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select id::text, task_identifier as name, attempts, max_attempts, updated_at, run_at, last_error from ${failed}
    order by attempts >= max_attempts desc, updated_at desc, id limit ${MAX_FAILED_JOBS}`.execute(db);
  return rows;
}

export async function countFailedJobs(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${failed}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countFailedByName(db: Database): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select task_identifier as name, count(*)::int as count from ${failed} group by 1`.execute(db);
  return rows;
}

/** @returns undefined when it is running, has succeeded or was discarded in the meantime */
export async function findFailedJob(
  db: Database,
  id: string,
): Promise<Pick<FailedJobRow, 'name' | 'attempts' | 'max_attempts'> | undefined> {
  const { rows } = await sql<Pick<FailedJobRow, 'name' | 'attempts' | 'max_attempts'>>`
    select task_identifier as name, attempts, max_attempts from ${failed} and id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** Gives a job that was given up all its attempts again. @returns false when it has begun meanwhile */
export async function retryNow(trx: Transaction, id: string, isGivenUp: boolean): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.reschedule_jobs(
    array[${id}::bigint], run_at := now(), attempts := ${isGivenUp ? 0 : null}::int)`.execute(trx);
  return rows.length > 0;
}

/** @returns whether it could; a job that has begun meanwhile is left alone */
export async function deleteJob(trx: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.complete_jobs(array[${id}::bigint])`.execute(trx);
  return rows.length > 0;
}
