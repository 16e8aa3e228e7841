import type { Transaction } from '../../platform/database/connection.ts';
import type { CheckoutRow } from '../checkout/checkout-row.ts';
import { releaseCheckout } from '../checkout/end-checkout.ts';

/** Why the staff decide whether a payment becomes an order. */
export type ReviewReason = 'ordered otherwise' | 'draft cancelled';

/** What the buyer is told. */
export const IN_REVIEW =
  'We have received your payment, but you have another order or this one was cancelled. We will write to you: you will get the order or your money back.';

/** Leaves a recorded payment to the staff. Its checkout, whose row must be locked, holds nothing any more. */
export async function openReview(
  trx: Transaction,
  checkout: CheckoutRow,
  { paymentId, reason }: { paymentId: string; reason: ReviewReason },
): Promise<void> {
  await trx.insertInto('payment_review').values({ payment_id: paymentId, reason }).execute();
  if (checkout.status === 'open') await releaseCheckout(trx, checkout.id, 'expired');
  await trx.updateTable('checkout').set({ ask_again_at: null }).where('id', '=', checkout.id).execute();
}
