import { setTimeout } from 'node:timers/promises';
import { ShopError } from './shop-error.ts';

export type Pause = (ms: number) => Promise<unknown>;

const STEP_MS = 250;
const MAX_MS = 8_000;
/** Calls that one process keeps waiting; more would be a way to fill its memory. */
const MAX_WAITING = 500;

/**
 * Makes calls beyond a limit wait instead of refusing them: a quarter of a second more for each, at most eight.
 * @param pause what waits
 * @returns waits as long as a call must that exceeds its limit by so many; throws ShopError TOO_MANY_REQUESTS when too many
 * wait already
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
