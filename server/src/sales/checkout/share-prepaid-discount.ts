import type { PricedLine } from '@gulmohar/contract/sales/pricing.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';

/**
 * Distributes the prepaid discount over the lines in proportion to their price after the coupon.
 * @param lines each with its share of the coupon
 * @returns the lines with both as their `discount`, and the prepaid discount's share of it
 */
export function sharePrepaidDiscount<Line extends PricedLine & { discount: Paise }>(
  lines: readonly Line[],
  prepaidDiscount: Paise = 0,
): (Line & { prepaidDiscount?: Paise })[] {
  if (prepaidDiscount === 0) return [...lines];
  const shares = shareOut(
    prepaidDiscount,
    lines.map(({ unitPrice, quantity, discount }) => unitPrice * quantity - discount),
  );
  return lines.map((line, index) => {
    const share = shares[index] ?? 0;
    return { ...line, discount: line.discount + share, prepaidDiscount: share };
  });
}
