import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
import type { Database } from '../platform/database/connection.ts';
import { pausePoint } from '../platform/process/pause-point.ts';
import { refundAsCredit } from './credit/refund-as-credit.ts';
import { followRefunds } from './follow-refund.ts';
import { ProviderError } from './provider.ts';
import { type Providers, providerNamed } from './providers.ts';
import { recordRefund } from './record-refund.ts';

type Needs = {
  db: Database;
  providers: Providers;
  /** When credit that is given now expires; null if it does not. */
  creditEndsAt: () => Date | null;
};

/**
 * Store credit is given at once, money by its provider. The refund's id is the idempotency key, so a repeated job moves money once.
 * @throws ProviderError; the queue retries
 */
export async function refundPayment({ db, providers, creditEndsAt }: Needs, refundId: string): Promise<void> {
  const refund = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('refund.id', '=', refundId)
    .select(['refund.amount', 'refund.status', 'provider_refund_id', 'given_up_at', 'to_credit'])
    .select(['payment.provider', 'payment.provider_payment_id'])
    .executeTakeFirst();
  // Staff may have settled it in another way.
  if (!refund || refund.provider_refund_id || refund.given_up_at || refund.status === 'processed') return;
  const isCredit = refund.to_credit || refund.provider === STORE_CREDIT;
  if (isCredit && (await refundAsCredit(db, refundId, creditEndsAt()))) return;
  // No provider took the cash, so staff must pay the buyer back.
  if (refund.provider === CASH_ON_DELIVERY) return waitForAdmin(db, refundId);
  const provider = providerNamed(providers, refund.provider);
  if (provider.refundsByHand) return waitForAdmin(db, refundId);
  const { provider_payment_id: paymentId, amount } = refund;
  try {
    const made = await provider.refund({ paymentId, amount, idempotencyKey: refundId });
    await pausePoint('refund taken');
    await recordRefund(db, provider.name, { ...made, key: refundId });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.retryable) throw error;
    await recordRefusal(db, refundId, error.description);
    // Perhaps there is less left of the payment than the shop believes.
    await followRefunds(db, provider, { paymentId });
    throw error;
  }
}

async function recordRefusal(db: Database, refundId: string, refusal: string): Promise<void> {
  await db
    .updateTable('refund')
    .set({ refusal: refusal.slice(0, 500) })
    .where('id', '=', refundId)
    .where('status', '=', 'pending')
    .execute();
}

/** The job may run again after an admin has dealt with the refund. */
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
