import type { PricedLine } from '@gulmohar/contract/sales/pricing.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';

/**
 * What paying online takes off, shared by what the lines cost with the coupon taken off.
 * @param lines each with its share of the coupon
 * @returns the lines with both as their `discount`, and the part of it that is for paying online
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
