const LARGEST = 2 ** 31;

/** The seed of a chaos run: `CHAOS_SEED` from the environment, to repeat a run, or a random one. */
export function chaosSeed(): number {
  return Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * LARGEST));
}
