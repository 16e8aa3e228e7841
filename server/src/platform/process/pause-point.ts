import { existsSync, readFileSync } from 'node:fs';

/** The file in which a test names the pause point, also while the process is running. */
const file = process.env.NODE_ENV === 'test' ? process.env.PAUSE_FILE : undefined;

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

/** Does nothing unless a test asks for this point; then it reports that and never returns. */
export async function pausePoint(name: PausePoint): Promise<void> {
  if (!file || !existsSync(file) || readFileSync(file, 'utf8') !== name) return;
  console.log(`paused at ${name}`);
  // A timer keeps the process alive until the test ends it.
  await new Promise(() => setInterval(() => undefined, 60_000));
}
