import type { ShownRefund } from '@gulmohar/contract/fulfilment/order.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { RefundStatus } from '../../platform/database/tables.ts';

/** An order's refunds as its buyer sees them, oldest first. */
export async function showRefunds(db: Database, orderId: string): Promise<ShownRefund[]> {
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('payment.order_id', '=', orderId)
    .where('given_up_at', 'is', null)
    .orderBy('refund.created_at')
    .select(['refund.amount', 'refund.status', 'created_at', 'settled_at', 'bank_reference', 'provider'])
    .execute();
  return refunds.map(({ amount, status, created_at, settled_at, bank_reference, provider }) => ({
    amount: paiseToRupees(amount),
    state: stateOf(status, provider),
    at: (settled_at ?? created_at).toISOString(),
    reference: bank_reference ?? '',
  }));
}

function stateOf(status: RefundStatus, provider: string): ShownRefund['state'] {
  if (status === 'processed') return 'paid';
  if (status === 'failed') return 'delayed';
  // A manual refund in a provider's dashboard needs nothing from the buyer; a refund of cash does.
  return status === 'manual' && provider === CASH_ON_DELIVERY ? 'due' : 'sent';
}
