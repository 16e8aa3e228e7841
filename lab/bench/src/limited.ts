/**
 * Measures ours and the limit alternately, so that a slowdown of the machine affects both; returns the
 * medians of all rounds.
 */
export async function limited(
  rounds: number,
  ours: (round: number) => Promise<number>,
  limit: (round: number) => Promise<number>,
): Promise<{ value: number; limit: number }> {
  const { value, limit: beside } = await inTurns(rounds, { value: ours, limit });
  return { value, limit: beside };
}

/** The same for any number of measurements, in their order in each round. */
export async function inTurns<Name extends string>(
  rounds: number,
  measures: Record<Name, (round: number) => Promise<number>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[];
  const figures = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) figures.get(name)?.push(await measures[name](round));
  }
  return Object.fromEntries(names.map((name) => [name, median(figures.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
