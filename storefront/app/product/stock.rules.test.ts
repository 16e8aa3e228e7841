import { expect, test } from 'vitest';
import { stockState, unitsLeft, unitsOf } from './stock.rules.ts';

test.each([
  [0, 'out'],
  [1, 'low'],
  [5, 'low'],
  [6, 'in'],
] as const)('with %d units left the stock is %s', (units, state) => {
  expect(stockState(units)).toBe(state);
});

test('a sized product is sold out only when every size is', () => {
  expect(stockState(unitsLeft({ stock: { S: 0, M: 0 } }))).toBe('out');
  expect(stockState(unitsLeft({ stock: { S: 0, M: 9 } }))).toBe('in');
  expect(unitsOf({ stock: { S: 0, M: 9 } }, 'S')).toBe(0);
  expect(unitsOf({ stock: { S: 4 } }, 'XL')).toBe(0);
  expect(unitsOf({ stock: 3 }, null)).toBe(3);
});
