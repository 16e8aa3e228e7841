import { expect, test } from 'vitest';
import { beginsVisit } from './visit.rules.ts';

const SHOP = 'gulmohar.example';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const opened = { 'user-agent': PHONE, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

test.each([
  ['types the address', { ...opened, 'sec-fetch-site': 'none' }],
  ['follows a link from a search', { ...opened, 'sec-fetch-site': 'cross-site' }],
  ['has an older browser', { 'user-agent': PHONE }],
  ['follows a link with an older browser', { 'user-agent': PHONE, referer: 'https://search.example/' }],
])('a shopper who %s begins a visit', (_, headers) => {
  expect(beginsVisit(headers, '/product/kurti', SHOP)).toBe(true);
});

test.each([
  ['a step within the shop', { ...opened, 'sec-fetch-site': 'same-origin' }],
  ['a step with an older browser', { 'user-agent': PHONE, referer: `https://${SHOP}/collection` }],
  ['a page loaded in advance', { ...opened, 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' }],
  [
    'a page in another page’s frame',
    { ...opened, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' },
  ],
  ['what a script fetches', { ...opened, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
  ['a search engine’s robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program without a name', {}],
])('%s is not counted as a visit', (_, headers) => {
  expect(beginsVisit(headers, '/product/kurti', SHOP)).toBe(false);
});

test('returning from the payment is not counted as a visit', () => {
  const back = { ...opened, 'sec-fetch-site': 'cross-site' };
  expect(beginsVisit(back, '/verify?orderId=1', SHOP)).toBe(false);
  expect(beginsVisit(back, '/orders', SHOP)).toBe(true);
});
