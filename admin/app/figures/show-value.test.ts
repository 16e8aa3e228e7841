import { figureTable } from '@gulmohar/contract/admin/figure-tables.ts';
import { expect, test } from 'vitest';
import { showValue } from './show-value.ts';

const [visits, , , , conversion, sales] = figureTable('source').columns;

const shown = (column: typeof visits, values: (number | null)[]) => column && showValue(column, { values });

test('numbers and amounts are written as in India', () => {
  expect(shown(visits, [123_456])?.text).toBe('1,23,456');
  expect(shown(sales, [0, 0, 0, 0, 12_345_600])?.text).toBe('Rs. 1,23,456');
});

test('a share of few is said to be one, and of fewer than five there is none', () => {
  expect(shown(conversion, [200, 0, 0, 7, 0])).toEqual({ text: '3.5%', isOfFew: false });
  expect(shown(conversion, [19, 0, 0, 7, 0])).toEqual({ text: '36.8%', isOfFew: true });
  expect(shown(conversion, [4, 0, 0, 1, 0])).toEqual({ text: '–', isOfFew: true });
});
