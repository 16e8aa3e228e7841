import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** What becomes of a payment that arrived after its buyer had ordered otherwise. */
export const paymentDecision = z.enum(['order', 'refund']);
export type PaymentDecision = z.infer<typeof paymentDecision>;

export const paymentReview = z.object({
  paymentId: z.uuid(),
  at: z.iso.datetime(),
  provider: z.string(),
  /** The provider's id of the payment. */
  reference: z.string(),
  /** Paise. */
  amount: z.int(),
  buyerName: z.string(),
  items: z.array(z.string()),
  /** The buyer has ordered something else with a later checkout, or the staff had cancelled the draft. */
  reason: z.enum(['ordered otherwise', 'draft cancelled']),
});
export type PaymentReview = z.infer<typeof paymentReview>;

export const decidePayment = staffEndpoint({
  method: 'POST',
  path: '/admin/payment/decide',
  summary: 'Turns a payment in review into an order, or refunds it and tells the buyer',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({ paymentId: z.uuid(), outcome: paymentDecision }),
  reply: success({}),
});
