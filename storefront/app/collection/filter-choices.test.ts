import type { FilterDefinition } from '@gulmohar/contract/catalogue/filter.ts';
import { expect, test } from 'vitest';
import { filterChoices } from './filter-choices.ts';
import { readListing } from './listing.ts';

function colours(values: { value: string; count?: number }[]): FilterDefinition {
  return {
    _id: 'color',
    name: 'color',
    type: 'global',
    displayName: 'Colour',
    filterType: 'multi-select',
    description: '',
    values: values.map((value) => ({ ...value, displayName: value.value.toUpperCase(), isActive: true })),
  };
}

const all = [colours([{ value: 'ivory' }, { value: 'indigo' }, { value: 'rose' }])];
const counted = [colours([{ value: 'indigo', count: 4 }])];

test('values without products and filters without values are not offered', () => {
  const none = readListing(new URLSearchParams());
  expect(filterChoices(all, counted, none)[0]?.values).toEqual([['indigo', 'INDIGO', 4]]);
  expect(filterChoices(all, [], none)).toEqual([]);
});

test('a chosen value stays in its place when it has no products left, and so does one the shop does not know', () => {
  const chosen = readListing(new URLSearchParams('color=ivory,mauve'));
  expect(filterChoices(all, counted, chosen)[0]?.values).toEqual([
    ['ivory', 'IVORY', 0],
    ['indigo', 'INDIGO', 4],
    ['mauve', 'mauve', 0],
  ]);
});
