import { filterForm } from '@gulmohar/contract/admin/filter.ts';
import { expect, test } from 'vitest';
import { filtersOf, tradeNames } from './trade-presets.ts';

test('a shop can be set up for any kinds of goods, also for all of them at once', () => {
  for (const names of [...tradeNames.map((name) => [name]), tradeNames]) {
    for (const form of filtersOf(names)) expect(filterForm.safeParse(form).error).toBeUndefined();
  }
});
