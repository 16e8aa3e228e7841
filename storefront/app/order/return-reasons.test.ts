import { requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { RETURN_REASON_MISSING } from '@gulmohar/contract/fulfilment/return-rules.ts';
import { expect, test } from 'vitest';
import { MAX_REASON_LENGTH, reasonsFor, reasonText, returnReasons } from './return-reasons.ts';

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

test('the shop accepts every reason, even with the longest comment', () => {
  const { reason } = requestReturn.body.shape;
  for (const { value } of returnReasons) {
    const longest = reasonText(value, 'x'.repeat(MAX_REASON_LENGTH));
    expect(reason.safeParse(longest).success, value).toBe(true);
  }
  expect(reason.safeParse(reasonText('other', ' ')).error?.issues[0]?.message).toBe(RETURN_REASON_MISSING);
});
