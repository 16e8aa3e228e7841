import type { Database } from '../platform/database/connection.ts';
import type { PaymentProvider } from './provider.ts';
import { type Providers, providerNamed } from './providers.ts';
import { recordRefundOutcome } from './record-refund-outcome.ts';

/**
 * Records the provider's status of a refund. Ignores refunds that this shop did not make.
 * @throws ProviderError when the provider cannot be reached
 */
export async function followRefund(
  db: Database,
  payments: PaymentProvider,
  providerRefundId: string,
): Promise<void> {
  const { status } = await payments.fetchRefund(providerRefundId);
  await db.transaction().execute(async (trx) => {
    const own = await trx
      .selectFrom('refund')
      .where('provider_refund_id', '=', providerRefundId)
      .where('status', '=', 'pending')
      .select('id')
      .executeTakeFirst();
    if (!own) return;
    const outcome = { id: own.id, provider_refund_id: providerRefundId, status };
    await recordRefundOutcome(trx, outcome, false);
  });
}

/** Polls every refund that the provider has accepted but not completed, in case its webhook never arrived. */
export async function followPendingRefunds(db: Database, providers: Providers): Promise<void> {
  const pending = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('status', '=', 'pending')
    .where('provider_refund_id', 'is not', null)
    .orderBy('refund.created_at')
    .limit(500)
    .select(['provider_refund_id', 'payment.provider'])
    .execute();
  for (const { provider_refund_id: id, provider } of pending) {
    if (id) await followRefund(db, providerNamed(providers, provider), id);
  }
}
