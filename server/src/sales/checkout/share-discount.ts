import type { PricedLine, Totals } from '@gulmohar/contract/sales/pricing.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';

/**
 * In proportion to what is left of the lines' prices: the rest of less than a rupee, then the prepaid
 * discount.
 * @param lines each with its share of promotions and coupon
 * @returns the lines with all of it as their `discount`, and the prepaid discount's share of it
 */
export function shareDiscount<Line extends PricedLine & { discount: Paise }>(
  lines: readonly Line[],
  { discount, prepaidDiscount = 0 }: Pick<Totals, 'discount' | 'prepaidDiscount'>,
): (Line & { prepaidDiscount?: Paise })[] {
  const shared = lines.reduce((sum, line) => sum + line.discount, 0);
  const rest = shareByPrice(discount - prepaidDiscount - shared, lines);
  const less = lines.map((line, index) => ({ ...line, discount: line.discount + (rest[index] ?? 0) }));
  if (prepaidDiscount === 0) return less;
  const shares = shareByPrice(prepaidDiscount, less);
  return less.map((line, index) => {
    const share = shares[index] ?? 0;
    return { ...line, discount: line.discount + share, prepaidDiscount: share };
  });
}

function shareByPrice(amount: Paise, lines: readonly (PricedLine & { discount: Paise })[]): Paise[] {
  return shareOut(
    amount,
    lines.map(({ unitPrice, quantity, discount }) => unitPrice * quantity - discount),
  );
}
