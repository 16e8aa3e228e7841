import { expect, test } from 'vitest';
import { rowCounter } from './count-rows.ts';

test('rows of a file are counted wherever its chunks are split, and line breaks within a cell are not', () => {
  const file = new TextEncoder().encode(
    'name,address\r\nAsha,"7 Lake Road\r\nKochi"\r\n"says ""go"",\n",x\r\nVeena,ಮೈಸೂರು\r\n',
  );
  for (let at = 0; at <= file.length; at += 1) {
    const count = rowCounter();
    count(file.subarray(0, at));
    expect(count(file.subarray(at))).toBe(3);
  }
  expect(rowCounter()(new TextEncoder().encode('name,address\r\n'))).toBe(0);
});
