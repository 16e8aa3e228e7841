import { setTimeout } from 'node:timers/promises';
import { ShopError } from './shop-error.ts';

export type Pause = (ms: number) => Promise<unknown>;

const STEP_MS = 250;
const MAX_MS = 8_000;
/** How many delayed calls one process holds; without a limit a caller could fill its memory. */
const MAX_WAITING = 500;

/**
 * 250 ms for each excess call, at most 8 s.
 * @returns a function that throws ShopError TOO_MANY_REQUESTS when too many wait
 */
export function slowDownBy(pause: Pause = setTimeout): (overrun: number) => Promise<void> {
  let waiting = 0;
  return async (overrun) => {
    if (waiting >= MAX_WAITING) {
      throw new ShopError('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', {
        retryAfter: MAX_MS / 1000,
      });
    }
    waiting += 1;
    try {
      await pause(Math.min(overrun * STEP_MS, MAX_MS));
    } finally {
      waiting -= 1;
    }
  };
}
