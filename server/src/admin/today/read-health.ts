import {
  BACKUP_STALE_HOURS,
  CHECKS_STALE_HOURS,
  LATE_AFTER_MINUTES,
  MIN_DISK_FREE_SHARE,
  type Problem,
  type ProblemKind,
} from '@gulmohar/contract/admin/health.ts';
import { type RawBuilder, sql } from 'kysely';
import { isStuck } from '../../payments/stuck-refunds.ts';
import { readBackupState } from '../../platform/backup/backup-runs.ts';
import type { Database } from '../../platform/database/connection.ts';
import { queueOf } from '../../platform/queue/job-queues.ts';
import { countFailedByName } from '../jobs/failed-jobs.store.ts';

/** @param freeShare free share of the disk, from 0 to 1 */
export async function readHealth(db: Database, freeShare: number): Promise<Problem[]> {
  const [counts, jobs, backup] = await Promise.all([countUndone(db), countJobs(db), findBackupFault(db)]);
  const disk =
    freeShare < MIN_DISK_FREE_SHARE ? [{ kind: 'disk' as const, count: Math.floor(freeShare * 100) }] : [];
  return [...[...counts, ...jobs, ...backup].filter(({ count }) => count > 0), ...disk];
}

const late = sql`now() - ${LATE_AFTER_MINUTES} * interval '1 minute'`;

const undone: Partial<Record<ProblemKind, RawBuilder<unknown>>> = {
  checks: sql`
    select (case when failure is null then 0 else 1 end
      + coalesce((select sum(jsonb_array_length(finding -> 'wrong')) from jsonb_array_elements(findings) as finding), 0))
    from doctor_report`,
  'checks-old': sql`
    select count(*) from doctor_report where at < now() - ${CHECKS_STALE_HOURS} * interval '1 hour'`,
  'jobs-late': sql`
    select count(*) from graphile_worker.jobs
    where run_at < ${late} and locked_at is null and attempts = 0`,
  worker: sql`select count(*) from worker_run where at < ${late}`,
  'payment-webhooks': sql`select count(*) from webhook_event where settled_at is null and received_at < ${late}`,
  'courier-webhooks': sql`select count(*) from courier_webhook where done_at is null and received_at < ${late}`,
  'courier-refuses': sql`
    select count(*) from courier_request where state = 'asked' and fault in ('auth', 'no-balance')`,
  refunds: sql`select count(*) from refund where ${isStuck()}`,
  disputes: sql`select count(*) from dispute where status = 'open'`,
  reviews: sql`select count(*) from payment_review where outcome is null`,
  webhooks: sql`select count(*) from webhook_endpoint where off_reason in ('gone', 'failing')`,
  unmatched: sql`select count(*) from unmatched_payment where is_ours`,
};

async function countUndone(db: Database): Promise<Problem[]> {
  const each = Object.entries(undone).map(([kind, count]) => sql`(${sql.lit(kind)}, (${count}))`);
  const { rows } = await sql<Problem>`
    select kind, coalesce(count, 0)::int as count from (values ${sql.join(each)}) as counted (kind, count)`.execute(
    db,
  );
  return rows;
}

const kindsOfJobs = { money: 'money-jobs', mail: 'mails', webhook: 'jobs', background: 'jobs' } as const;

async function countJobs(db: Database): Promise<Problem[]> {
  const failed = await countFailedByName(db);
  return Object.entries(kindsOfJobs).map(([queue, kind]) => ({
    kind,
    count: failed.reduce((sum, { name, count }) => (queueOf(name) === queue ? sum + count : sum), 0),
  }));
}

async function findBackupFault(db: Database): Promise<Problem[]> {
  const { last, failed } = await readBackupState(db);
  if (!last && !failed) return [{ kind: 'no-backup', count: 1 }];
  const isOld = last && Date.now() - last.startedAt.getTime() > BACKUP_STALE_HOURS * 3_600_000;
  return [{ kind: 'backup', count: failed || isOld || last?.isVerified === false ? 1 : 0 }];
}
