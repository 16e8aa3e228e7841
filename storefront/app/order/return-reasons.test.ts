import { RETURN_REASON_MISSING, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { expect, test } from 'vitest';
import { MAX_REASON_WORDS, reasonText, returnReasons } from './return-reasons.ts';

test('the shop reads the reason that was chosen with the words after it, or the words alone', () => {
  expect(reasonText('small', '')).toBe('Too small');
  expect(reasonText('small', ' at the sleeves ')).toBe('Too small: at the sleeves');
  expect(reasonText('other', ' It was a gift ')).toBe('It was a gift');
});

test('every reason is one that the shop takes, however much is said about it', () => {
  const { reason } = requestReturn.body.shape;
  for (const { value } of returnReasons) {
    const longest = reasonText(value, 'x'.repeat(MAX_REASON_WORDS));
    expect(reason.safeParse(longest).success, value).toBe(true);
  }
  expect(reason.safeParse(reasonText('other', ' ')).error?.issues[0]?.message).toBe(RETURN_REASON_MISSING);
});
