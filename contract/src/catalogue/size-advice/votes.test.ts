import { expect, test } from 'vitest';
import { verdictOf } from './votes.ts';

test.each([
  ['68 of 90 say small', { small: 68, true: 20, large: 2 }, { fit: 'small', count: 68, of: 90 }],
  ['the mirror of it', { small: 2, true: 20, large: 68 }, { fit: 'large', count: 68, of: 90 }],
  ['most say that it is true to size', { small: 9, true: 71, large: 10 }, { fit: 'true', count: 71, of: 90 }],
  ['just enough of fifteen', { small: 9, true: 6, large: 0 }, { fit: 'small', count: 9, of: 15 }],
  ['not quite enough of fifteen', { small: 8, true: 7, large: 0 }, { fit: 'true', count: 7, of: 15 }],
  ['fourteen, all the same', { small: 14, true: 0, large: 0 }, null],
])('a shopper reads what buyers say about the fit: %s', (_what, votes, verdict) => {
  expect(verdictOf(votes)).toEqual(verdict);
});
