import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each(['/product/kurti', '/collection?search=silk&page=2', '/cart#delivery'])(
  'a shopper who came from %s goes back there',
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
])('%j leads home', (from) => {
  expect(returnPath(from)).toBe('/');
});
