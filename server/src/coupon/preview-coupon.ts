import type { PreviewLine } from '@gulmohar/contract/admin/coupon.ts';
import { priceCart, type Totals } from '@gulmohar/contract/pricing.ts';
import type { ShippingRules } from '@gulmohar/contract/shop-rules.ts';
import type { Database } from '../database/connection.ts';
import { type JudgedCoupon, judgeCoupon, savingIn } from './coupon.rules.ts';
import { findCategories } from './coupon.store.ts';

type Preview = { without: Totals; withCoupon: Totals; reason: string };

/** What a cart would pay with and without a coupon, for a shopper who never used it. */
export async function previewCoupon(
  db: Database,
  coupon: JudgedCoupon,
  { lines: wished, shipping }: { lines: readonly PreviewLine[]; shipping: ShippingRules },
): Promise<Preview> {
  const lines = await priceLines(db, wished);
  const priced = lines.map(({ amount }) => ({ unitPrice: amount, quantity: 1 }));
  const without = priceCart(priced, shipping);
  const verdict = judgeCoupon(coupon, {
    now: new Date(),
    lines,
    subtotal: without.subtotal,
    usesByShopper: 0,
  });
  return {
    without,
    withCoupon: priceCart(priced, shipping, savingIn(verdict)),
    reason: verdict.eligible ? '' : verdict.reason,
  };
}

async function priceLines(db: Database, wished: readonly PreviewLine[]) {
  const ids = wished.flatMap((line) => ('productId' in line ? [line.productId] : []));
  const known = await findCategories(db, ids);
  return wished.flatMap((line) => {
    if ('category' in line) return [line];
    const product = known.get(line.productId);
    return product ? [{ category: product.category, amount: product.price * line.quantity }] : [];
  });
}
