import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { queueOf } from '../../platform/queue/job-queues.ts';
import type { Staff } from '../session/staff.ts';
import { deleteJob, findFailedJob, retryNow } from './failed-jobs.store.ts';

function notFailed(): ShopError {
  return new ShopError('NOT_FOUND', 'This job is now running, finished or discarded.');
}

/** @throws ShopError NOT_FOUND for a job that no longer counts as failed */
export async function retryFailedJob(db: Database, staff: Staff, jobId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const job = await findFailedJob(trx, jobId);
    if (!job || !(await retryNow(trx, jobId, job.attempts >= job.max_attempts))) throw notFailed();
    await recordChange(trx, staff, {
      action: 'job.retry',
      subject: jobId,
      before: null,
      after: { name: job.name, attempts: job.attempts },
    });
  });
}

/**
 * Discards a job for good.
 * @throws ShopError NOT_FOUND as above; STEP_NOT_POSSIBLE for a job that moves money, which somebody is owed
 */
export async function discardFailedJob(db: Database, staff: Staff, jobId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const job = await findFailedJob(trx, jobId);
    if (!job) throw notFailed();
    if (queueOf(job.name) === 'money') {
      throw new ShopError('STEP_NOT_POSSIBLE', 'A job about money cannot be discarded. Retry it instead.');
    }
    if (!(await deleteJob(trx, jobId))) throw notFailed();
    await recordChange(trx, staff, {
      action: 'job.discard',
      subject: jobId,
      before: { name: job.name, attempts: job.attempts },
      after: null,
    });
  });
}
