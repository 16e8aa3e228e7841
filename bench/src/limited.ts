/** Measures ours and the limit alternately, so that a machine that slows down slows both; medians of all rounds. */
export async function limited(
  rounds: number,
  ours: (round: number) => Promise<number>,
  limit: (round: number) => Promise<number>,
): Promise<{ value: number; limit: number }> {
  const values: number[] = [];
  const limits: number[] = [];
  for (let round = 0; round < rounds; round++) {
    values.push(await ours(round));
    limits.push(await limit(round));
  }
  return { value: median(values), limit: median(limits) };
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
