import { sql } from 'kysely';
import { followRefunds } from '../../payments/follow-refund.ts';
import { allProviders, type Providers } from '../../payments/providers.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { isBeingPaidOut } from './read-payouts.ts';

/** @throws ProviderError when the provider cannot be reached */
export async function queryProvider(db: Database, providers: Providers, refundId: string): Promise<void> {
  const payment = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('refund.id', '=', refundId)
    .select(['provider', 'provider_payment_id'])
    .executeTakeFirst();
  const provider = allProviders(providers).find(({ name }) => name === payment?.provider);
  if (payment && provider) await followRefunds(db, provider, { paymentId: payment.provider_payment_id });
}

export type OpenRefund = Awaited<ReturnType<typeof lockOpenRefund>>;

/**
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when it is made or given up, or somebody else is making it
 */
export async function lockOpenRefund(trx: Transaction, refundId: string) {
  const refund = await trx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('refund.id', '=', refundId)
    .select(['refund.id', 'refund.status', 'refund.amount', 'refund.payment_id', 'provider_refund_id'])
    .select('will_follow')
    .select(['given_up_at', 'payment.order_id', 'payment.provider', 'payment.provider_payment_id'])
    .select(['payment.amount as paid', sql<boolean>`${isBeingPaidOut()}`.as('isBeingPaidOut')])
    .forUpdate('refund')
    .executeTakeFirst();
  if (!refund) throw new ShopError('NOT_FOUND', 'Refund not found');
  if (refund.status === 'processed') throw notPossible('This refund has been made.');
  if (refund.given_up_at) throw notPossible('This refund was given up.');
  if (refund.isBeingPaidOut) throw notPossible('This refund is being paid out.');
  if (refund.status === 'pending' && refund.provider_refund_id)
    throw notPossible('The provider is still making this refund.');
  return refund;
}

/** The order or, without one, the payment that an entry of the audit log is about. */
export function subjectOf({ order_id, provider_payment_id }: OpenRefund): string {
  return order_id ?? provider_payment_id;
}

function notPossible(why: string): ShopError {
  return new ShopError('STEP_NOT_POSSIBLE', why);
}
