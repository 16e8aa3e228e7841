import type { Selectable } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Payout, PayoutState } from '../../platform/database/tables.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { comesAfter, hasFailed, isAtItsEnd } from './payout-steps.ts';

type Outcome = {
  state: PayoutState;
  providerPayoutId?: string;
  bankReference?: string | null;
  problem?: string | null;
};

/** Marks its refund as paid, or as to be paid again, and notifies the buyer of both. */
export async function recordPayout(trx: Transaction, payoutId: string, outcome: Outcome): Promise<void> {
  const payout = await lockPayout(trx, payoutId);
  const { state, providerPayoutId, bankReference, problem = null } = outcome;
  const isNews = comesAfter(state, payout.state);
  if (!isNews && state !== payout.state) return;
  await trx
    .updateTable('payout')
    .set({
      state,
      problem: state === 'processed' ? null : problem,
      ...(providerPayoutId && { provider_payout_id: providerPayoutId }),
      ...(bankReference && { bank_reference: bankReference }),
      ...(isNews && { state_at: new Date() }),
      ...(isAtItsEnd(state) && { payee_sealed: null }),
    })
    .where('id', '=', payoutId)
    .execute();
  const reference = bankReference ?? payout.bank_reference;
  if (state === 'processed') await settleRefund(trx, payout.refund_id, reference);
  if (!isNews) return;
  if (hasFailed(state)) await reopenRefund(trx, payout.refund_id);
  const isDone = state === 'processed';
  if (isDone || payout.state === 'processed') {
    await enqueue(trx, 'send-refund-settled', { refundId: payout.refund_id, isDone, payoutId });
  }
}

export async function lockPayout(trx: Transaction, payoutId: string): Promise<Selectable<Payout>> {
  return trx
    .selectFrom('payout')
    .where('id', '=', payoutId)
    .forUpdate()
    .selectAll()
    .executeTakeFirstOrThrow();
}

async function settleRefund(trx: Transaction, refundId: string, reference: string | null): Promise<void> {
  await trx
    .updateTable('refund')
    .set({ status: 'processed', bank_reference: reference })
    .set((is) => ({ settled_at: is.fn.coalesce('settled_at', is.val(new Date())) }))
    .where('id', '=', refundId)
    .execute();
}

async function reopenRefund(trx: Transaction, refundId: string): Promise<void> {
  await trx
    .updateTable('refund')
    .set({ status: 'manual', bank_reference: null, settled_at: null, stuck_reported_at: null })
    .where('id', '=', refundId)
    .execute();
}
