import { expect, test } from 'vitest';
import { doubtsAbout } from './review.rules.ts';

test.each([
  ['Soft and true to size. Washed 12 times, Rs. 1,299 well spent.', []],
  ['Buy at www.other.com', ['a link']],
  ['call me 98765 43210', ['a phone number']],
  ['write to asha@example.com', ['a link', 'an e-mail address']],
])('staff are pointed to what a review may contain: %s', (text, doubts) => {
  expect(doubtsAbout(text)).toEqual(doubts);
});
