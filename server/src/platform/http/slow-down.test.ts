import { expect, test } from 'vitest';
import { slowDownBy } from './slow-down.ts';

test('the further a caller exceeds a limit, the longer it waits, up to eight seconds', async () => {
  const pauses: number[] = [];
  const slowDown = slowDownBy(async (ms) => pauses.push(ms));
  for (const overrun of [1, 2, 32, 33, 10_000]) await slowDown(overrun, 'an account');
  expect(pauses).toEqual([250, 500, 8_000, 8_000, 8_000]);
});

test('no more than 20 calls wait for an account, and 500 in all, so that a flood cannot exhaust memory', async () => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slowDown = slowDownBy(() => gate);
  const waiting = Array.from({ length: 500 }, (_, index) => slowDown(1, `account ${Math.floor(index / 20)}`));
  expect(await slowDown(1, 'account 25')).toBe(false);
  letGo();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
  const ofOneAccount = Array.from({ length: 21 }, () => slowDown(1, 'account 1'));
  expect((await Promise.all(ofOneAccount)).filter((hasWaited) => !hasWaited)).toEqual([false]);
});
