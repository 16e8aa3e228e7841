import { expect, test } from 'vitest';
import { createQueue } from './in-turn.ts';

test('calls run in the order of the clicks, also after one that failed', async () => {
  const queue = createQueue<string>();
  const made: string[] = [];
  const task =
    (name: string, isRefused = false) =>
    async () => {
      made.push(`${name} begins`);
      await Promise.resolve();
      made.push(`${name} ends`);
      if (isRefused) throw new Error('refused');
      return name;
    };
  const all = [queue.run(task('first')), queue.run(task('second', true)), queue.run(task('third'))];
  expect(queue.isIdle()).toBe(false);
  await Promise.allSettled(all);
  expect(made).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
    'third begins',
    'third ends',
  ]);
  expect(queue.isIdle()).toBe(true);
});

test('after a failed call the last answer is still that of the call before', async () => {
  const queue = createQueue<string>();
  expect(queue.lastResult()).toBeUndefined();
  await queue.run(async () => 'two units');
  await expect(queue.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(queue.lastResult()).toBe('two units');
});
