const LARGEST = 2 ** 31;

/** What a chaos run plans by: of the environment's `CHAOS_SEED`, to repeat a run, or one of its own. */
export function chaosSeed(): number {
  return Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * LARGEST));
}
