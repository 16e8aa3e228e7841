import { existsSync, readFileSync } from 'node:fs';

/** Where a test names the point, also while the process runs. */
const file = process.env.NODE_ENV === 'test' ? process.env.PAUSE_FILE : undefined;

/** The named moments at which a test may stop a process for good, to kill it there. */
export type PausePoint =
  | 'checkout reserved'
  | 'provider order opened'
  | 'payment fetched'
  | 'order written'
  | 'order committed'
  | 'mail taken'
  | 'message taken'
  | 'refund taken'
  | 'payout taken';

/** Does nothing, except in a test that asks for this point: there it says so and never comes back. */
export async function pausePoint(name: PausePoint): Promise<void> {
  if (!file || !existsSync(file) || readFileSync(file, 'utf8') !== name) return;
  console.log(`paused at ${name}`);
  // A timer keeps the process alive until the test ends it.
  await new Promise(() => setInterval(() => undefined, 60_000));
}
