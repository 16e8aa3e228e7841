import { expect, test } from 'vitest';
import { piecesLeft, piecesOf, stockState } from './stock.rules.ts';

test.each([
  [0, 'out'],
  [1, 'low'],
  [5, 'low'],
  [6, 'in'],
] as const)('with %d pieces left the stock is %s', (pieces, state) => {
  expect(stockState(pieces)).toBe(state);
});

test('a sized product is sold out only when every size is', () => {
  expect(stockState(piecesLeft({ stock: { S: 0, M: 0 } }))).toBe('out');
  expect(stockState(piecesLeft({ stock: { S: 0, M: 9 } }))).toBe('in');
  expect(piecesOf({ stock: { S: 0, M: 9 } }, 'S')).toBe(0);
  expect(piecesOf({ stock: { S: 4 } }, 'XL')).toBe(0);
  expect(piecesOf({ stock: 3 }, null)).toBe(3);
});
