import { setTimeout } from 'node:timers/promises';

export type Pause = (ms: number) => Promise<unknown>;

const STEP_MS = 250;
const MAX_MS = 8_000;
/** How many delayed calls one process holds; without a limit a caller could fill its memory. */
const MAX_WAITING = 500;
/** How many of them may have the same key. */
const MAX_WAITING_PER_KEY = 20;

/**
 * Delays calls beyond a limit instead of refusing them: 250 ms for each excess call, at most 8 s.
 * @param pause how to wait
 * @returns a function that waits in proportion to the excess; its result is false, at once, when too many
 * calls with this key or in all are already waiting
 */
export function slowDownBy(pause: Pause = setTimeout): (overrun: number, key: string) => Promise<boolean> {
  const waiting = new Map<string, number>();
  let inAll = 0;

  function change(key: string, by: 1 | -1): void {
    inAll += by;
    const left = (waiting.get(key) ?? 0) + by;
    if (left > 0) waiting.set(key, left);
    else waiting.delete(key);
  }

  return async (overrun, key) => {
    if (inAll >= MAX_WAITING || (waiting.get(key) ?? 0) >= MAX_WAITING_PER_KEY) return false;
    change(key, 1);
    try {
      await pause(Math.min(overrun * STEP_MS, MAX_MS));
      return true;
    } finally {
      change(key, -1);
    }
  };
}
