import type { Question } from '../ask.ts';
import { runApart } from '../run-apart.ts';
import type { Timing } from '../settings.ts';
import { Unmeasured } from '../unmeasured.ts';

const PROCESS = new URL('./http-load-process.ts', import.meta.url);

export type LoadOrder = {
  base: string;
  timing: Timing;
  questions: Question[];
  /** What every right answer contains. */
  contains: string;
};

export type LoadReport = {
  succeeded: number;
  seconds: number;
  /** How many answers had which status, where it was not 2xx. */
  failures: Record<string, number>;
  errors: number;
  wrongBodies: number;
};

/**
 * Asks these questions in rotation over kept-alive connections, each connection beginning at another one.
 * @returns right answers a second
 * @throws Unmeasured when any answer was not one
 */
export async function answersPerSecond(order: LoadOrder): Promise<number> {
  const report = await runApart<LoadOrder, LoadReport>(PROCESS, order);
  const { succeeded, seconds, failures, errors, wrongBodies } = report;
  const statuses = Object.entries(failures).map(([status, count]) => `${count} times ${status}`);
  if (statuses.length + errors + wrongBodies > 0 || succeeded === 0) {
    const faults = [...statuses, `${errors} broken connections`, `${wrongBodies} wrong bodies`].join(', ');
    throw new Unmeasured(`beside ${succeeded} right answers came ${faults}`);
  }
  return succeeded / seconds;
}
