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

/** Returns the jobs that were given up first, then the newest failures. */
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

/**
 * Locks the job until the transaction ends; undefined when it is running, has succeeded or was discarded in
 * the meantime.
 */
export async function lockFailedJob(
  trx: Transaction,
  id: string,
): Promise<(Pick<FailedJobRow, 'attempts' | 'max_attempts'> & { name: string }) | undefined> {
  const { rows } = await sql<{ name: string; attempts: number; max_attempts: number }>`
    select tasks.identifier as name, jobs.attempts, jobs.max_attempts
    from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where jobs.id = ${id}::bigint and jobs.last_error is not null and jobs.locked_at is null
    for update of jobs skip locked`.execute(trx);
  return rows[0];
}

/** Makes the job due now and gives one that was given up all its attempts again. */
export async function retryNow(trx: Transaction, id: string, isGivenUp: boolean): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(
    array[${id}::bigint], run_at := now(), attempts := ${isGivenUp ? 0 : null}::int)`.execute(trx);
}

export async function deleteJob(trx: Transaction, id: string): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(trx);
}
