import { visitSource } from '@gulmohar/contract/visit/visit.ts';
import { expect, test } from 'vitest';
import { visitSourceOf } from './visit-source.ts';

const SHOP = 'https://gulmohar.example';

test.each([
  [
    'a campaign',
    '/?utm_source=Instagram&utm_campaign=Diwali',
    'https://l.instagram.com/',
    'instagram / diwali',
  ],
  ['a campaign without a name', '/?utm_source=newsletter', '', 'newsletter'],
  ['a search', '/product/kurti', 'https://www.google.com/', 'google.com'],
  ['the address bar', '/', '', ''],
  ['a new tab of the shop', '/cart', `${SHOP}/`, ''],
  ['an app that is no website', '/', 'android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['a link with somebody’s address', '/?utm_source=asha@example.com%00', '', 'asha example.com'],
])('a shopper who comes by %s', (_, path, referrer, source) => {
  expect(visitSourceOf(`${SHOP}${path}`, referrer)).toBe(source);
});

test('a source is always one that the shop accepts with an order', () => {
  const long = encodeURIComponent('🎁𝒜'.repeat(60));
  const source = visitSourceOf(`${SHOP}/?utm_source=a${long}&utm_campaign=%0A`, '');
  expect(visitSource.parse(source)).toBe(source);
});
