import { expect, test } from 'vitest';
import { returnTexts } from '../page/return-texts.ts';
import { shop } from '../testing/test-shop.ts';
import { termsAndConditions } from './terms.messages.ts';

test.each([
  [7, '7 days return', 'From 5 days after the order date until 7 days after delivery'],
  [14, '14 days return', 'From 5 days after the order date until 14 days after delivery'],
  [null, 'Easy return', 'From 5 days after the order date'],
])('with returns open for %s days after delivery, badge and product page say so', (days, title, period) => {
  expect(returnTexts(days)).toEqual({ title, period });
});

test('the terms say the owner’s return days and support hours, and no hours that nobody entered', () => {
  const terms = (facts: object) => JSON.stringify(termsAndConditions({ ...shop, ...facts }));
  expect(terms({ returnDays: 14 })).toContain('a 14-day return policy');
  expect(terms({ returnDays: null })).not.toMatch(/day return policy/);
  expect(terms({ supportHours: 'Mon to Sat' })).toContain('Support is available Mon to Sat.');
  expect(terms({ supportHours: '' })).not.toContain('Support is available');
});
