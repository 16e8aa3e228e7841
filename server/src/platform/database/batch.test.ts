import { expect, test } from 'vitest';
import { batch } from './batch.ts';

test('calls made while a statement is running share the next one, and each gets its own result', async () => {
  const asked: number[][] = [];
  const steps: (() => void)[] = [];
  const double = batch(async (numbers: readonly number[]) => {
    asked.push([...numbers]);
    await new Promise<void>((resolve) => steps.push(resolve));
    return numbers.map((number) => number * 2);
  });
  const first = double(1);
  await expect.poll(() => steps.length).toBe(1);
  const others = [double(2), double(3), double(2)];
  steps.shift()?.();
  expect(await first).toBe(2);
  await expect.poll(() => steps.length).toBe(1);
  steps.shift()?.();
  expect(await Promise.all(others)).toEqual([4, 6, 4]);
  expect(asked).toEqual([[1], [2, 3, 2]]);
});

test('a failed statement rejects all calls that shared it, and none after them', async () => {
  let isBroken = true;
  const ask = batch(async (numbers: readonly number[]) => {
    if (isBroken) throw new Error('database gone');
    return numbers;
  });
  const results = await Promise.allSettled([ask(1), ask(2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await ask(3)).toBe(3);
});
