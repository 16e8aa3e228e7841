import { beforeEach, expect, test, vi } from 'vitest';
import { advisedSizeOf, keepAdvisedSize } from './advised-sizes.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('the size that a shopper was told last is remembered for each product', () => {
  keepAdvisedSize('kurti', 'M');
  keepAdvisedSize('saree-blouse', 'S');
  keepAdvisedSize('kurti', 'L');
  expect(advisedSizeOf('kurti')).toBe('L');
  expect(advisedSizeOf('saree-blouse')).toBe('S');
  expect(advisedSizeOf('lehenga')).toBeUndefined();
});

test('a shopper whom no size fits any more has no advice', () => {
  keepAdvisedSize('kurti', 'M');
  keepAdvisedSize('kurti', null);
  expect(advisedSizeOf('kurti')).toBeUndefined();
});

test('only the advice on the latest fifty products is kept', () => {
  for (let index = 0; index <= 50; index += 1) keepAdvisedSize(`kurti-${index}`, 'M');
  expect(advisedSizeOf('kurti-0')).toBeUndefined();
  expect(advisedSizeOf('kurti-1')).toBe('M');
});

test('what somebody else has written into the storage is no advice', () => {
  for (const other of ['{', '{}', '[1]', 'null']) {
    stored.set('advisedSizes', other);
    expect(advisedSizeOf('kurti')).toBeUndefined();
  }
});
