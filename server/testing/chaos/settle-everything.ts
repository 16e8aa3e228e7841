import { sql } from 'kysely';
import { expect } from 'vitest';
import { unlockAbandonedJobs } from '../../src/platform/queue/unlock-abandoned.ts';
import {
  settleLatePayments,
  settleOverdueCheckouts,
} from '../../src/sales/checkout/settle-overdue-checkouts.ts';
import { setSandboxMode } from '../pay-in-sandbox.ts';
import type { TestShop } from '../test-shop.ts';

/** The work of hours, on a machine that may be busy. */
const PATIENCE = { timeout: 120_000 };

/** Hours go by: every checkout lapses, the provider is asked again, and the queue runs empty. */
export async function settleEverything(shop: TestShop): Promise<void> {
  const { db, providers } = shop;
  await setSandboxMode(shop, {});
  await untilProviderAnswers(shop);
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

/** After many faults in a row the shop leaves the provider alone for some seconds. */
async function untilProviderAnswers({ providers }: TestShop): Promise<void> {
  const asked = () => providers.razorpay.listPayments('order_unknown').catch((error: Error) => error.message);
  await expect.poll(asked, PATIENCE).toEqual([]);
}

/**
 * Those that failed are due again at once, and those that a killed worker had in hand. Only a job of the timetable, which is
 * tried once, may be left over: the clock brings it again.
 */
async function runAllJobs(shop: TestShop): Promise<void> {
  const { db } = shop;
  const runAndCount = async () => {
    await unlockAbandonedJobs(db);
    await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db);
    await shop.runJobs();
    const { rows } = await sql<{ job: string; last_error: string | null }>`
      select task_identifier as job, last_error from graphile_worker.jobs where max_attempts > 1`.execute(db);
    return rows;
  };
  await expect.poll(runAndCount, PATIENCE).toEqual([]);
}
