import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Of the time that a piece of work took, while nobody else needs the processors. */
const SHORT_REST = 0.25;
/** While others do: a tenth of one processor is left to us. */
const LONG_REST = 9;
const BUSY_SHARE = 0.4;
const MAX_REST_MS = 30_000;

/**
 * Rests after a piece of long work that nobody waits for, so that shoppers get the processors: the longer, the more
 * the processors have to do while it rests.
 * @param tookMs how long the piece took
 */
export async function giveWay(tookMs: number): Promise<void> {
  const before = readClocks();
  await sleep(Math.min(MAX_REST_MS, tookMs * SHORT_REST));
  const after = readClocks();
  const busyShare = 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all);
  if (busyShare > BUSY_SHARE) await sleep(Math.min(MAX_REST_MS, tookMs * (LONG_REST - SHORT_REST)));
}

/** Of all processors, in milliseconds. */
function readClocks(): { idle: number; all: number } {
  const clocks = os.cpus().map(({ times }) => times);
  return {
    idle: clocks.reduce((sum, { idle }) => sum + idle, 0),
    all: clocks.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  };
}
