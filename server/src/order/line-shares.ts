import type { Paise } from '@gulmohar/contract/money.ts';

type Line = { unit_price: Paise; quantity: number };

/**
 * What was paid for each line after the order's discount, which is shared out in proportion to the lines' values. Whole
 * paise by the largest remainder, so that the shares add up to subtotal − discount exactly.
 */
export function paidForLines(lines: readonly Line[], discount: Paise): Paise[] {
  const values = lines.map((line) => line.unit_price * line.quantity);
  const shares = shareOut(discount, values);
  return values.map((value, index) => value - (shares[index] ?? 0));
}

/** Shares an amount out by weight in whole paise; of equal remainders the earlier one gets the odd paisa. */
export function shareOut(amount: Paise, weights: readonly number[]): Paise[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  // Products of two amounts can pass 2^53.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(total)));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % BigInt(total) }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
