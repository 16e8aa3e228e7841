import { z } from 'zod';
import { paise } from '../values/amount.ts';
import { shownPayout } from './payout.ts';

export const stuckRefund = z.object({
  refundId: z.uuid(),
  at: z.iso.datetime(),
  orderId: z.uuid().nullable(),
  shortId: z.string(),
  amount: paise,
  /** `manual`: made by an admin at the provider's dashboard, or paid out. */
  status: z.enum(['pending', 'failed', 'manual']),
  /** `provider`: nobody in the shop requested it; it was made in the provider's dashboard. */
  origin: z.enum(['shop', 'provider']),
  provider: z.string(),
  paymentId: z.string(),
  refusal: z.string(),
  /** Whether staff can mark it as made or give it up: neither the provider nor a payout is making it now. */
  canBeSettled: z.boolean(),
  payout: shownPayout.nullable(),
});
export type StuckRefund = z.infer<typeof stuckRefund>;

/** What staff can do about a refund that the provider refused. @param refusal the provider's words */
export function refundHint(refusal: string): string {
  if (/balance|funds/i.test(refusal))
    return 'The shop’s account at the provider has too little money. Please add some in its dashboard; the shop keeps trying.';
  if (/greater than|exceed|already/i.test(refusal))
    return 'The provider has less left of this payment than the shop believed. Please give the refund up and refund what is left.';
  return 'The shop keeps trying. Please look the payment up in the provider’s dashboard, or settle the refund by hand.';
}
