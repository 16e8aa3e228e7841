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
  /** Milliseconds, whole ones. */
  p99: number;
  /** How many answers had which status, where it was not 2xx. */
  failures: Record<string, number>;
  errors: number;
  wrongBodies: number;
};

/** @returns right answers a second, asked as `load` does */
export async function answersPerSecond(order: LoadOrder): Promise<number> {
  const { succeeded, seconds } = await load(order);
  return succeeded / seconds;
}

/**
 * Asks these questions in rotation over kept-alive connections, each connection beginning at another one.
 * @throws Unmeasured when any answer was not a right one
 */
export async function load(order: LoadOrder): Promise<LoadReport> {
  const report = await runApart<LoadOrder, LoadReport>(PROCESS, order);
  const { succeeded, failures, errors, wrongBodies } = report;
  const statuses = Object.entries(failures).map(([status, count]) => `${count} times ${status}`);
  if (statuses.length + errors + wrongBodies > 0 || succeeded === 0) {
    const faults = [...statuses, `${errors} broken connections`, `${wrongBodies} wrong bodies`].join(', ');
    throw new Unmeasured(`beside ${succeeded} right answers came ${faults}`);
  }
  return report;
}
