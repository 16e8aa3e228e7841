import type { Database } from '../platform/database/connection.ts';
import type { PaymentProvider, ProviderDispute } from './provider.ts';
import { allProviders, type Providers } from './providers.ts';

/** Ignores disputes about payments that are not recorded here. */
export async function followDispute(
  db: Database,
  provider: PaymentProvider,
  disputeId: string,
): Promise<void> {
  const dispute = await provider.fetchDispute?.(disputeId);
  if (dispute) await recordDispute(db, provider.name, dispute);
}

/** Records all disputes that the providers list, in case a webhook never arrived. */
export async function followDisputes(db: Database, providers: Providers): Promise<void> {
  for (const provider of allProviders(providers)) {
    for (const dispute of (await provider.listDisputes?.()) ?? [])
      await recordDispute(db, provider.name, dispute);
  }
}

async function recordDispute(
  db: Database,
  provider: string,
  { id, paymentId, amount, deducted, status, reason, respondBy, openedAt }: ProviderDispute,
): Promise<void> {
  const payment = await db
    .selectFrom('payment')
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', paymentId)
    .select('id')
    .executeTakeFirst();
  if (!payment) return;
  const now = { amount, deducted, status, reason, respond_by: respondBy };
  await db
    .insertInto('dispute')
    .values({ provider_dispute_id: id, payment_id: payment.id, opened_at: openedAt, ...now })
    .onConflict((conflict) => conflict.columns(['payment_id', 'provider_dispute_id']).doUpdateSet(now))
    .execute();
}
