import type { Database } from '../platform/database/connection.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';
import { type Providers, providerNamed } from './providers.ts';
import { recordRefund } from './record-refund.ts';

export async function followRefund(
  db: Database,
  provider: PaymentProvider,
  providerRefundId: string,
): Promise<void> {
  await recordRefund(db, provider.name, await provider.fetchRefund(providerRefundId));
}

/** Also those that the shop did not request, and those whose webhook never arrived. */
export async function followRefunds(
  db: Database,
  provider: PaymentProvider,
  of: Parameters<PaymentProvider['listRefunds']>[0],
): Promise<void> {
  for (const refund of await provider.listRefunds(of)) await recordRefund(db, provider.name, refund);
}

export async function followRefunded(
  db: Database,
  provider: PaymentProvider,
  payments: readonly Pick<ProviderPayment, 'id' | 'refunded'>[],
): Promise<void> {
  for (const { id, refunded } of payments) {
    if (refunded > 0 && refunded !== (await sumRefunded(db, provider.name, id)))
      await followRefunds(db, provider, { paymentId: id });
  }
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

async function sumRefunded(db: Database, provider: string, paymentId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('payment.provider', '=', provider)
    .where('payment.provider_payment_id', '=', paymentId)
    .where('refund.status', '!=', 'failed')
    .where('provider_refund_id', 'is not', null)
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('refund.amount'), val(0)).as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum);
}
