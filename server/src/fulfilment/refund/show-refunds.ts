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
    .select([
      'refund.amount',
      'refund.status',
      'created_at',
      'settled_at',
      'bank_reference',
      'provider',
      'refusal',
    ])
    .execute();
  return refunds.map(({ amount, created_at, settled_at, bank_reference, ...refund }) => ({
    amount: paiseToRupees(amount),
    state: stateOf(refund),
    at: (settled_at ?? created_at).toISOString(),
    reference: bank_reference ?? '',
  }));
}

type Standing = { status: RefundStatus; provider: string; refusal: string | null };

function stateOf({ status, provider, refusal }: Standing): ShownRefund['state'] {
  if (status === 'processed') return 'paid';
  if (status === 'failed' || refusal !== null) return 'delayed';
  // A manual refund in a provider's dashboard needs nothing from the buyer; a refund of cash does.
  return status === 'manual' && provider === CASH_ON_DELIVERY ? 'due' : 'sent';
}
