import { expect, test } from 'vitest';
import { isOnlyStock } from './invalidation.ts';

test('only stock has changed if sizes sold out, but not if the owner changed something as well', () => {
  const soldOut = { table_name: 'variant', change: 'row', product_id: 'kurti' } as const;
  const renamed = { table_name: 'product', change: 'row', product_id: 'kurti' } as const;
  expect([[soldOut], [soldOut, renamed], 'unknown' as const].map(isOnlyStock)).toEqual([true, false, false]);
});
