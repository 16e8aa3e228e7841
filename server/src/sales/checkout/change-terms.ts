import type { PaymentTerms } from '@gulmohar/contract/sales/payment-terms.ts';
import { withTerms } from '@gulmohar/contract/sales/pricing.ts';
import { shareDiscount } from './share-discount.ts';
import { type CheckoutSnapshot, lineDiscounts } from './snapshot.ts';

/** The previous method's price changes are reverted first. */
export function changeTerms(snapshot: CheckoutSnapshot, terms: PaymentTerms): CheckoutSnapshot {
  const { lines, totals, coupon } = snapshot;
  const discount = totals.discount - (totals.prepaidDiscount ?? 0);
  const hasCoupon = coupon !== null || discount > (totals.promotionDiscount ?? 0);
  const changed = withTerms({ ...totals, discount }, terms, hasCoupon);
  const shares = lineDiscounts(snapshot);
  const before = lines.map(({ prepaidDiscount = 0, ...line }, index) => ({
    ...line,
    discount: (shares[index] ?? 0) - prepaidDiscount,
  }));
  return {
    ...snapshot,
    terms,
    totals: changed,
    lines: shareDiscount(before, changed),
  };
}
