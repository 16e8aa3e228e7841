const requested = process.env.NODE_ENV === 'test' ? process.env.PAUSE_AT : undefined;

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
  if (name !== requested) return;
  console.log(`paused at ${name}`);
  // A timer keeps the process alive until the test ends it.
  await new Promise(() => setInterval(() => undefined, 60_000));
}
