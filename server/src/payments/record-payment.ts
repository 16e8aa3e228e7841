import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
import type { Insertable, Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../platform/database/connection.ts';
import type { Checkout, Payment } from '../platform/database/tables.ts';
import type { ProviderPayment } from './provider.ts';

type PaidCheckout = Pick<Checkout, 'id' | 'provider'>;

/** The checkout's row must be locked. */
export async function isPaymentRecorded(
  trx: Transaction,
  { provider }: PaidCheckout,
  { id }: ProviderPayment,
): Promise<boolean> {
  const payment = await trx
    .selectFrom('payment')
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', id)
    .select('id')
    .executeTakeFirst();
  return payment !== undefined;
}

export async function recordPayment(
  trx: Transaction,
  checkout: PaidCheckout,
  payment: ProviderPayment,
): Promise<string> {
  const row = paymentRow(checkout, payment, null);
  await trx.insertInto('payment').values(row).execute();
  return row.id;
}

export function paymentRow(checkout: PaidCheckout, payment: ProviderPayment, orderId: string | null) {
  return {
    id: uuid(),
    provider: checkout.provider,
    provider_payment_id: payment.id,
    checkout_id: checkout.id,
    order_id: orderId,
    amount: payment.amount,
    currency: payment.currency,
    method: payment.method,
  } satisfies Insertable<Payment>;
}

/** What store credit pays of an order, taken when the checkout was opened. */
export function creditPayment(
  { id, credit, currency }: Pick<Selectable<Checkout>, 'id' | 'credit' | 'currency'>,
  orderId: string,
) {
  return {
    id: uuid(),
    provider: STORE_CREDIT,
    provider_payment_id: id,
    checkout_id: id,
    order_id: orderId,
    amount: credit,
    currency,
    method: STORE_CREDIT,
  } satisfies Insertable<Payment>;
}
