import { filterForm } from '@gulmohar/contract/admin/filter.ts';
import { kindSettings } from '@gulmohar/contract/admin/kind-settings.ts';
import { readChart } from '@gulmohar/contract/catalogue/size-advice/measured-sizes.ts';
import { expect, test } from 'vitest';
import { filtersOf, tradeNames, withKindsOf } from './trade-presets.ts';

test('a shop can be set up for any kinds of goods, also for all of them at once', () => {
  for (const names of [...tradeNames.map((name) => [name]), tradeNames]) {
    for (const form of filtersOf(names)) expect(filterForm.safeParse(form).error).toBeUndefined();
    expect(kindSettings.safeParse({ list: withKindsOf(names, []) }).error).toBeUndefined();
  }
});

test('every size chart has all its sizes, larger from one to the next, and that of clothes gives size advice', () => {
  for (const { subCategory, sizes, measurements } of withKindsOf(tradeNames, [])) {
    if (Object.keys(measurements).length === 0) continue;
    expect(Object.keys(measurements).toSorted()).toEqual(sizes.toSorted());
    for (const [at, { name }] of (measurements[sizes[0] ?? ''] ?? []).entries()) {
      const values = sizes
        .map((size) => measurements[size]?.[at])
        .map((one) => one?.bodyCm ?? one?.garmentCm);
      expect(values, `${subCategory}, ${name}`).toEqual(values.toSorted((a = 0, b = 0) => a - b));
      expect(new Set(values).size).toBe(sizes.length);
    }
    if (['Kurtis', 'Blouses', 'Girls'].includes(subCategory))
      expect(readChart(sizes, measurements)).toHaveLength(sizes.length);
  }
});

test('kinds that the owner has changed stay as they are when another trade is added', () => {
  const own = {
    subCategory: 'kurtis',
    hsn: '610610',
    taxRule: 'garment',
    sizes: [],
    measurements: {},
  } as const;
  const kinds = withKindsOf(['clothes'], [{ ...own, sizes: [] }]);
  expect(kinds[0]).toEqual(own);
  expect(kinds.map(({ subCategory }) => subCategory)).toEqual([
    'kurtis',
    'Dresses',
    'Kurti Sets',
    'Palazzo Sets',
    'Dupattas',
  ]);
});
