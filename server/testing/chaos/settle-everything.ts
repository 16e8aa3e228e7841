import { sql } from 'kysely';
import { expect } from 'vitest';
import { unlockAbandonedJobs } from '../../src/platform/queue/unlock-abandoned.ts';
import {
  settleLatePayments,
  settleOverdueCheckouts,
} from '../../src/sales/settlement/settle-overdue-checkouts.ts';
import { makeJobsDue } from '../make-jobs-due.ts';
import { setSandboxMode } from '../pay-in-sandbox.ts';
import type { TestShop } from '../test-shop.ts';

/** Enough for many jobs on a busy machine. */
const PATIENCE = { timeout: 120_000 };

/** Acts as if hours had passed: every checkout expires, payments are queried again, and all jobs are run. */
export async function settleEverything(shop: TestShop): Promise<void> {
  const { db, providers } = shop;
  await setSandboxMode(shop, {});
  await untilProviderResponds(shop);
  const past = new Date(Date.now() - 1_000);
  await db.updateTable('checkout').set({ expires_at: past }).where('status', '=', 'open').execute();
  await settleOverdueCheckouts(db, providers);
  await db
    .updateTable('checkout')
    .set({ ask_again_at: past })
    .where('ask_again_at', 'is not', null)
    .execute();
  await settleLatePayments(db, providers);
  await runAllJobs(shop);
}

/** After many failures in a row, the shop does not call the provider for some seconds. */
async function untilProviderResponds({ providers }: TestShop): Promise<void> {
  const listAtProvider = () =>
    providers.razorpay.listPayments('order_unknown').catch((error: Error) => error.message);
  await expect.poll(listAtProvider, PATIENCE).toEqual([]);
}

/**
 * Failed jobs, and those locked by a killed worker, become due again at once. Only scheduled jobs, which have
 * a single attempt, may remain; the schedule runs them again.
 */
async function runAllJobs(shop: TestShop): Promise<void> {
  const { db } = shop;
  const runAndCount = async () => {
    await unlockAbandonedJobs(db);
    await makeJobsDue(db);
    await shop.runJobs();
    const { rows } = await sql<{ job: string; last_error: string | null }>`
      select task_identifier as job, last_error from graphile_worker.jobs where max_attempts > 1`.execute(db);
    return rows;
  };
  await expect.poll(runAndCount, PATIENCE).toEqual([]);
}
