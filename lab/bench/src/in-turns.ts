/**
 * Measures several things alternately, so that a slowdown of the machine affects all of them.
 * @returns the medians of all rounds
 */
export async function inTurns<Name extends string>(
  rounds: number,
  measures: Partial<Record<Name, (round: number) => Promise<number>>>,
): Promise<Partial<Record<Name, number>>> {
  const entries = Object.entries(measures) as [Name, (round: number) => Promise<number>][];
  const figures = new Map(entries.map(([name]) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of entries) figures.get(name)?.push(await measure(round));
  }
  return Object.fromEntries(entries.map(([name]) => [name, median(figures.get(name) ?? [])])) as Partial<
    Record<Name, number>
  >;
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** @returns the duration below which 99 of 100 lie */
export function p99Of(durations: readonly number[]): number {
  return durations.toSorted((a, b) => a - b)[Math.ceil(durations.length * 0.99) - 1] ?? Number.NaN;
}
