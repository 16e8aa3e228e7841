import { v7 as uuid } from 'uuid';
import type { Transaction } from '../platform/database/connection.ts';
import type { Checkout } from '../platform/database/tables.ts';
import type { ProviderPayment } from './provider.ts';

/**
 * Records money that the provider captured for a checkout. Each provider payment is recorded once.
 * @returns the record's id, and whether it was made now
 */
export async function recordPayment(
  trx: Transaction,
  checkout: Pick<Checkout, 'id' | 'provider'>,
  payment: ProviderPayment,
): Promise<{ id: string; isNew: boolean }> {
  const inserted = await trx
    .insertInto('payment')
    .values({
      id: uuid(),
      provider: checkout.provider,
      provider_payment_id: payment.id,
      checkout_id: checkout.id,
      order_id: null,
      amount: payment.amount,
      currency: payment.currency,
      method: payment.method,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_payment_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const { id } = await trx
    .selectFrom('payment')
    .where('provider', '=', checkout.provider)
    .where('provider_payment_id', '=', payment.id)
    .select('id')
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}
