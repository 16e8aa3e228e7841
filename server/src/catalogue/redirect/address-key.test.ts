import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressKey, targetOf, withQueryOf } from './address-key.ts';

test.each([
  ['/products/Red-Kurti/', '/products/red-kurti'],
  ['products/red-kurti', '/products/red-kurti'],
  ['https://old.example/products/red-kurti?variant=41', '/products/red-kurti'],
  ['/products/%E0%A4%B2%E0%A4%BE%E0%A4%B2', '/products/लाल'],
  ['//products//red-kurti', '/products/red-kurti'],
  ['/?utm_source=mail&p=12', '/?p=12'],
  ['/?product=Red-Kurti', '/?product=red-kurti'],
  ['/?utm_source=mail', '/'],
  ['/shop?p=12', '/shop'],
  ['/red%00%09kurti', '/redkurti'],
  ['/%5C%5Cred-kurti', '/red-kurti'],
  ['/?p=1%00', '/?p=1'],
])('the address %s is known as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each(['', '  ', 'javascript:alert(1)', 'mailto:asha@shop.example', `/${'a'.repeat(2_000)}`])(
  '%j is no address of a page',
  (text) => expect(addressKey(text)).toBeUndefined(),
);

test('a target keeps its query and loses its host', () => {
  expect(targetOf('https://shop.example/collection/?category=Sarees')).toBe('/collection?category=Sarees');
});

test('the query goes along, but for the variant of the former shop; what the target says wins', () => {
  const to = withQueryOf('/products/x?variant=41&utm_source=mail&size=M', '/product/x?size=L');
  expect(to).toBe('/product/x?size=L&utm_source=mail');
  expect(withQueryOf('/?p=12&ref=a', '/product/x')).toBe('/product/x?ref=a');
});

test.each(['/.%5C%5Cevil.example', '/a/..%5C%5Cevil.example', '/.%2F%09%2Fevil.example', '/.//evil.example'])(
  'the target %s does not lead out of the shop',
  (target) => {
    expect(withQueryOf('/old', targetOf(target) ?? '')).toBe('/evil.example');
    expect(withQueryOf('/old', decodeURIComponent(target))).toMatch(/^\/(?!\/)/);
  },
);

test('whatever is asked for, a redirect stays within the shop', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (url, text) => {
      for (const target of [targetOf(url), targetOf(text), targetOf(`//${text}`)]) {
        if (target === undefined) continue;
        const to = withQueryOf(text, target);
        expect(new URL(to, 'https://shop.example').origin).toBe('https://shop.example');
      }
    }),
  );
});
