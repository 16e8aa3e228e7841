import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import type { Database } from '../platform/database/connection.ts';
import { pausePoint } from '../platform/process/pause-point.ts';
import { type Providers, providerNamed } from './providers.ts';
import { recordRefundOutcome } from './record-refund-outcome.ts';

/**
 * Requests a promised refund from the provider. If the provider has no API for refunds, the refund waits for
 * an admin. The refund's id is the idempotency key, so a repeated job moves money once.
 * @throws ProviderError; the queue retries
 */
export async function refundPayment(db: Database, providers: Providers, refundId: string): Promise<void> {
  const refund = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('refund.id', '=', refundId)
    .select(['refund.amount', 'refund.provider_refund_id', 'payment.provider', 'payment.provider_payment_id'])
    .executeTakeFirstOrThrow();
  if (refund.provider_refund_id) return;
  // No provider took the cash, so staff must pay the buyer back.
  if (refund.provider === CASH_ON_DELIVERY) return waitForAdmin(db, refundId);
  const provider = providerNamed(providers, refund.provider);
  if (provider.refundsByHand) return waitForAdmin(db, refundId);
  const answer = await provider.refund({
    paymentId: refund.provider_payment_id,
    amount: refund.amount,
    idempotencyKey: refundId,
  });
  await pausePoint('refund taken');
  const outcome = { id: refundId, provider_refund_id: answer.id, status: answer.status };
  await db.transaction().execute(async (trx) => recordRefundOutcome(trx, outcome, true));
}

/**
 * Changes only a pending refund without a payout, because the job may run again after an admin has dealt with
 * it.
 */
async function waitForAdmin(db: Database, refundId: string): Promise<void> {
  await db
    .updateTable('refund')
    .set({ status: 'manual' })
    .where('id', '=', refundId)
    .where('status', '=', 'pending')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payout').where('refund_id', '=', refundId).select('id'))),
    )
    .execute();
}
