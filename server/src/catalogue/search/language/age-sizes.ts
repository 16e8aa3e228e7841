import type { AgeRange } from './read-amounts.ts';

const MONTHS = 12;
/** Children grow: if all sizes begin at a later age, the first one up to this many months ahead is offered. */
const MAX_AHEAD = 24;

type AgeSize = { size: string; from: number; to: number };

/**
 * Returns the sizes that fit an age, from sizes such as '6-7Y', '18-24M' and '8Y'.
 * @returns undefined in a shop without such sizes
 */
export function sizesForAge(age: AgeRange, sizes: readonly string[]): string[] | undefined {
  const byAge = sizes.flatMap(ageOfSize);
  if (byAge.length === 0) return undefined;
  const fitting = byAge.filter(({ from, to }) => from <= age.oldest && to >= age.youngest);
  if (fitting.length > 0) return fitting.map(({ size }) => size);
  const later = byAge
    .filter(({ from }) => from > age.oldest && from <= age.oldest + MAX_AHEAD)
    .toSorted((one, other) => one.from - other.from);
  return later.slice(0, 1).map(({ size }) => size);
}

function ageOfSize(size: string): AgeSize[] {
  const found = size.match(/^(\d{1,2})(?:\s*-\s*(\d{1,2}))?\s*(y|m)(?:rs?|ears?|onths?)?$/i);
  if (!found) return [];
  const [, from = '', to = from, unit = ''] = found;
  const months = unit.toLowerCase() === 'y' ? MONTHS : 1;
  return [{ size, from: Number(from) * months, to: (Number(to) + 1) * months - 1 }];
}
