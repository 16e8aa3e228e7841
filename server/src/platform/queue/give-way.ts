import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** The rest relative to the work's duration while the processors are otherwise idle. */
const SHORT_REST = 0.25;
/** The rest while others need the processors; it leaves us a tenth of one processor. */
const LONG_REST = 9;
const BUSY_SHARE = 0.4;
const MAX_REST_MS = 30_000;

/**
 * Rests after a piece of long-running work that nobody is waiting for, so that shoppers get the processors.
 * Rests longer if the processors are busy meanwhile.
 * @param tookMs how long the work took
 */
export async function giveWay(tookMs: number): Promise<void> {
  const before = readClocks();
  await sleep(Math.min(MAX_REST_MS, tookMs * SHORT_REST));
  const after = readClocks();
  const busyShare = 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all);
  if (busyShare > BUSY_SHARE) await sleep(Math.min(MAX_REST_MS, tookMs * (LONG_REST - SHORT_REST)));
}

/** The total over all processors, in milliseconds. */
function readClocks(): { idle: number; all: number } {
  const clocks = os.cpus().map(({ times }) => times);
  return {
    idle: clocks.reduce((sum, { idle }) => sum + idle, 0),
    all: clocks.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  };
}
