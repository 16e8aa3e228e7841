import type { ShownRefund } from '@gulmohar/contract/fulfilment/order.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { RefundStatus } from '../../platform/database/tables.ts';

/** Oldest first. */
export async function showRefunds(db: Database, orderId: string): Promise<ShownRefund[]> {
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('payment.order_id', '=', orderId)
    .where('given_up_at', 'is', null)
    .orderBy('refund.created_at')
    .select([
      'refund.amount',
      'refund.status',
      'created_at',
      'settled_at',
      'bank_reference',
      'provider',
      'refusal',
    ])
    .select(isWithTheBank.as('isWithTheBank'))
    .execute();
  return refunds.map(
    ({ amount, status, isWithTheBank, created_at, settled_at, bank_reference, provider, refusal }) => ({
      amount: paiseToRupees(amount),
      state: stateOf(status, refusal !== null, provider === CASH_ON_DELIVERY && !isWithTheBank),
      at: (settled_at ?? created_at).toISOString(),
      reference: bank_reference ?? '',
    }),
  );
}

/** Whether a payout of the refund is on its way to the buyer's account. */
const isWithTheBank = sql<boolean>`exists (select from payout where refund_id = refund.id and state = 'processing')`;

/** @param isCashDue paid in cash, and not paid back by hand or payout yet */
function stateOf(status: RefundStatus, isRefused: boolean, isCashDue: boolean): ShownRefund['state'] {
  if (status === 'processed') return 'paid';
  if (status === 'failed' || isRefused) return 'delayed';
  // A manual refund in a provider's dashboard needs nothing from the buyer; a refund of cash does.
  return isCashDue ? 'due' : 'sent';
}
