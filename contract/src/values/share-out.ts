import type { Paise } from './money.ts';

/** By the largest remainder, the earlier one of equal ones. @param weights none below 0; all 0 gives all 0 */
export function shareOut(amount: Paise, weights: readonly number[]): Paise[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  // The product of two amounts can exceed 2^53.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(total)));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % BigInt(total) }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
