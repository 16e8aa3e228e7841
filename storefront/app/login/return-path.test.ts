import { expect, test } from 'vitest';
import { pathBefore, returnPath } from './return-path.ts';

test.each(['/product/kurti', '/collection?search=silk&page=2', '/cart#delivery'])(
  'a shopper who came from %s returns there',
  (from) => {
    expect(returnPath(from)).toBe(from);
  },
);

test.each([
  undefined,
  null,
  7,
  '',
  'collection',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/login',
  '/reset-password?token=x',
])('%j leads to the home page', (from) => {
  expect(returnPath(from)).toBe('/');
});

test('a shopper who taps Login before hydration returns to the page they were on', () => {
  expect(pathBefore('https://shop.example/collection?page=2', 'https://shop.example')).toBe(
    '/collection?page=2',
  );
});

test.each([
  '',
  'not an address',
  'https://elsewhere.example/collection',
  'http://shop.example/collection',
  'https://shop.example/admin',
  'https://shop.example/admin/orders',
  'https://shop.example/dev/courier',
])('the referrer %j is not taken for a page of the shop', (referrer) => {
  expect(pathBefore(referrer, 'https://shop.example')).toBeUndefined();
});
