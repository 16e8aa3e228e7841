import { requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { RETURN_REASON_MISSING } from '@gulmohar/contract/fulfilment/return-rules.ts';
import { expect, test } from 'vitest';
import { MAX_REASON_LENGTH, reasonText, returnReasons } from './return-reasons.ts';

test('the shop receives the chosen reason with the shopper’s comment, or just the comment', () => {
  expect(reasonText('small', '')).toBe('Too small');
  expect(reasonText('small', ' at the sleeves ')).toBe('Too small: at the sleeves');
  expect(reasonText('other', ' It was a gift ')).toBe('It was a gift');
});

test('the shop accepts every reason, even with the longest comment', () => {
  const { reason } = requestReturn.body.shape;
  for (const { value } of returnReasons) {
    const longest = reasonText(value, 'x'.repeat(MAX_REASON_LENGTH));
    expect(reason.safeParse(longest).success, value).toBe(true);
  }
  expect(reason.safeParse(reasonText('other', ' ')).error?.issues[0]?.message).toBe(RETURN_REASON_MISSING);
});
