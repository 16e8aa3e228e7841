import { p99Of } from '../in-turns.ts';
import type { Timing } from '../options.ts';
import { createRandom, type Random } from '../reference/random.ts';
import type { Load } from './requests.ts';

/**
 * Does one piece of work after the other on each connection.
 * @param seed makes the work of each round another
 * @param work receives a name that no other piece has
 * @throws the first error
 */
export async function loadOf(
  { connections, warmUp, seconds }: Timing,
  seed: number,
  work: (random: Random, name: string) => Promise<unknown>,
): Promise<Load> {
  const measureFrom = performance.now() + warmUp * 1000;
  const measureUntil = measureFrom + seconds * 1000;
  const durations: number[] = [];
  const workOn = async (connection: number) => {
    const random = createRandom(seed * 1000 + connection);
    for (let visit = 0; performance.now() < measureUntil; visit++) {
      const startedAt = performance.now();
      await work(random, `${seed}-${connection}-${visit}`);
      const end = performance.now();
      if (end >= measureFrom && end < measureUntil) durations.push(end - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => workOn(connection)));
  return { perSecond: durations.length / seconds, p99: p99Of(durations) };
}
