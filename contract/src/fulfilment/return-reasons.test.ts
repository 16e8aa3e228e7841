import { expect, test } from 'vitest';
import { requestReturn } from './order.ts';
import { MAX_REASON_LENGTH, reasonIn, reasonsFor, reasonText, returnReasons } from './return-reasons.ts';
import { RETURN_REASON_MISSING } from './return-rules.ts';

test('the shop receives the chosen reason with the shopper’s comment, or just the comment', () => {
  expect(reasonText('small', '')).toBe('Too small');
  expect(reasonText('small', ' at the sleeves ')).toBe('Too small: at the sleeves');
  expect(reasonText('other', ' It was a gift ')).toBe('It was a gift');
});

test('earrings and bags, which have no sizes, cannot be too small or too large', () => {
  const labels = (size: string | null) => reasonsFor(size).map(({ label }) => label);
  expect(labels('M').slice(0, 2)).toEqual(['Too small', 'Too large']);
  expect(labels(null)).toEqual(labels('M').slice(2));
});

test('the shop knows the usual reason from the text of a return', () => {
  for (const { value } of returnReasons) expect(reasonIn(reasonText(value, 'as it is'))).toBe(value);
  expect(reasonIn('Too small')).toBe('small');
  expect(reasonIn('Too smallish for me')).toBe('other');
});

test('the shop accepts every reason, even with the longest comment', () => {
  const { reason } = requestReturn.body.shape;
  for (const { value } of returnReasons) {
    const longest = reasonText(value, 'x'.repeat(MAX_REASON_LENGTH));
    expect(reason.safeParse(longest).success, value).toBe(true);
  }
  expect(reason.safeParse(reasonText('other', ' ')).error?.issues[0]?.message).toBe(RETURN_REASON_MISSING);
});
