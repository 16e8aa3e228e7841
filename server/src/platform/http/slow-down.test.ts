import { expect, test } from 'vitest';
import { slowDownBy } from './slow-down.ts';

test('the further a caller exceeds a limit, the longer it waits, up to eight seconds', async () => {
  const pauses: number[] = [];
  const slowDown = slowDownBy(async (ms) => pauses.push(ms));
  for (const overrun of [1, 2, 32, 33, 10_000]) await slowDown(overrun);
  expect(pauses).toEqual([250, 500, 8_000, 8_000, 8_000]);
});

test('no more than 500 calls wait at a time, so that a flood cannot exhaust memory', async () => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slowDown = slowDownBy(() => gate);
  const waiting = Array.from({ length: 500 }, () => slowDown(1));
  await expect(slowDown(1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', extras: { retryAfter: 8 } });
  letGo();
  await Promise.all(waiting);
  await slowDown(1);
});
