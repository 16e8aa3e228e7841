import type { Fit } from '../review-rules.ts';

/** How many buyers say that a product runs small, true to size or large; each bought line counts once. */
export type FitVotes = Record<Fit, number>;

/** Of fewer nothing is shown: a handful says more about its buyers than about the garment. */
export const MIN_FIT_VOTES = 15;

export type FitVerdict = { fit: Fit; count: number; of: number };

/** Returns what most say, with figures to show; null while too few say anything. */
export function verdictOf(votes: FitVotes | null | undefined): FitVerdict | null {
  if (!votes) return null;
  const of = votes.small + votes.true + votes.large;
  if (of < MIN_FIT_VOTES) return null;
  const isMost = (count: number) => (count + 2) / (of + 6) >= 0.5;
  const fit = isMost(votes.small) ? 'small' : isMost(votes.large) ? 'large' : 'true';
  return { fit, count: votes[fit], of };
}
