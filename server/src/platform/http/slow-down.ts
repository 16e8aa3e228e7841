import { setTimeout } from 'node:timers/promises';
import { ShopError } from './shop-error.ts';

export type Pause = (ms: number) => Promise<unknown>;

const STEP_MS = 250;
const MAX_MS = 8_000;
/** How many calls one process keeps waiting; more would let a caller fill its memory. */
const MAX_WAITING = 500;

/**
 * Makes calls beyond a limit wait instead of refusing them: a quarter of a second more for each, at most eight.
 * @param pause how it waits
 * @returns a function that waits by how far the limit is exceeded; it throws ShopError TOO_MANY_REQUESTS when too many
 * calls wait already
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
