import { listDynamicFilters, listFilters } from '@gulmohar/contract/catalogue/filter.ts';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
await shop.db
  .insertInto('filter_definition')
  .values([
    {
      id: 'size',
      name: 'size',
      type: 'category-specific',
      display_name: 'Size',
      filter_type: 'multi-select',
      position: 3,
    },
    {
      id: 'category',
      name: 'category',
      type: 'global',
      display_name: 'Category',
      filter_type: 'single-select',
      position: 1,
    },
    {
      id: 'color',
      name: 'color',
      type: 'global',
      display_name: 'Colour',
      filter_type: 'multi-select',
      position: 2,
    },
    {
      id: 'type',
      name: 'type',
      type: 'global',
      display_name: 'Type',
      filter_type: 'multi-select',
      position: 4,
      is_active: false,
    },
  ])
  .execute();
await shop.db
  .insertInto('filter_value')
  .values([
    { filter_id: 'category', value: 'Women', display_name: 'Women', color_code: null, position: 1 },
    { filter_id: 'category', value: 'Sarees', display_name: 'Sarees', color_code: null, position: 2 },
    { filter_id: 'color', value: 'rose', display_name: 'Rose', color_code: '#b8155b', position: 2 },
    { filter_id: 'color', value: 'indigo', display_name: 'Indigo', color_code: '#1f2f5c', position: 1 },
    {
      filter_id: 'color',
      value: 'black',
      display_name: 'Black',
      color_code: '#000000',
      position: 3,
      is_active: false,
    },
    { filter_id: 'size', value: 'M', display_name: 'M', color_code: null, position: 1 },
    { filter_id: 'size', value: 'L', display_name: 'L', color_code: null, position: 2 },
  ])
  .execute();
await buildProduct(shop.db, { facets: ['color:indigo', 'color:black'], stock: { M: 1, L: 0 } });
await buildProduct(shop.db, { facets: ['color:indigo'], stock: { M: 2 } });
await buildProduct(shop.db, { facets: ['color:rose'], category: 'Sarees', stock: 1 });
await buildProduct(shop.db, { facets: ['color:rose'], isPublished: false });
afterAll(() => shop.close());

test('all active filters are listed in display order with their active values', async () => {
  const { filters } = await shop.api(listFilters);
  expect(filters.map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual([
    ['category', ['Women', 'Sarees']],
    ['color', ['indigo', 'rose']],
    ['size', ['M', 'L']],
  ]);
  expect(filters[1]?.values[0]).toEqual({
    value: 'indigo',
    displayName: 'Indigo',
    isActive: true,
    colorCode: '#1f2f5c',
  });
});

test('dynamic filters show only values with products, each with its count, and only sizes in stock', async () => {
  const { filters } = await shop.api(listDynamicFilters);
  expect(filters.map(({ name, values }) => [name, values.map(({ value, count }) => [value, count])])).toEqual(
    [
      [
        'category',
        [
          ['Women', 2],
          ['Sarees', 1],
        ],
      ],
      [
        'color',
        [
          ['indigo', 2],
          ['rose', 1],
        ],
      ],
      ['size', [['M', 2]]],
    ],
  );
});

test('within a category only its own values are counted, and filters without any are left out', async () => {
  const { filters } = await shop.api(listDynamicFilters, { query: { category: 'Sarees' } });
  expect(filters.map(({ name, values }) => [name, values.map(({ value, count }) => [value, count])])).toEqual(
    [
      ['category', [['Sarees', 1]]],
      ['color', [['rose', 1]]],
    ],
  );
});

test('a category that does not exist has no filters', async () => {
  expect((await shop.api(listDynamicFilters, { query: { category: 'Nothing' } })).filters).toEqual([]);
});
