import { expect, test } from 'vitest';
import type { FilterValue } from './filter-choices.ts';
import { sizeGroups } from './size-groups.ts';

const named = (sizes: string[]) =>
  sizeGroups(sizes.map((size): FilterValue => [size, size, 1])).map(({ name, values }) => [
    name,
    values.map(([size]) => size).join(' '),
  ]);

test('a shopper sees the sizes of women, kids and shoes apart, and no heading where all are of one kind', () => {
  expect(named(['XS', 'M', '3XL', '2-3Y', '10-11Y', '36', '41'])).toEqual([
    ['Women', 'XS M 3XL'],
    ['Kids', '2-3Y 10-11Y'],
    ['Shoes and numbered sizes', '36 41'],
  ]);
  expect(named(['2-3Y', '4-5Y'])).toEqual([['', '2-3Y 4-5Y']]);
  expect(named([])).toEqual([]);
});
