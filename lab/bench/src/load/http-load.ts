import type { Question } from '../ask.ts';
import { runApart } from '../run-apart.ts';
import type { Timing } from '../settings.ts';
import { Unmeasured } from '../unmeasured.ts';

const PROCESS = new URL('./http-load-process.ts', import.meta.url);

export type LoadOrder = {
  base: string;
  timing: Timing;
  questions: Question[];
  /** A text that every correct response contains. */
  contains: string;
};

export type LoadReport = {
  succeeded: number;
  seconds: number;
  /** Whole milliseconds. */
  p99: number;
  /** Responses other than 2xx, counted by status. */
  failures: Record<string, number>;
  errors: number;
  wrongBodies: number;
};

/** @returns correct responses a second, under the same load as `load` */
export async function answersPerSecond(order: LoadOrder): Promise<number> {
  const { succeeded, seconds } = await load(order);
  return succeeded / seconds;
}

/**
 * Sends these requests in rotation over keep-alive connections, each connection starting at a different one.
 * @throws Unmeasured when any response was not the expected one
 */
export async function load(order: LoadOrder): Promise<LoadReport> {
  const report = await runApart<LoadOrder, LoadReport>(PROCESS, order);
  const { succeeded, failures, errors, wrongBodies } = report;
  const statuses = Object.entries(failures).map(([status, count]) => `${count} times ${status}`);
  if (statuses.length + errors + wrongBodies > 0 || succeeded === 0) {
    const faults = [...statuses, `${errors} broken connections`, `${wrongBodies} wrong bodies`].join(', ');
    throw new Unmeasured(`${succeeded} succeeded; failures: ${faults}`);
  }
  return report;
}
