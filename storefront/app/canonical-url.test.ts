import { expect, test } from 'vitest';
import { canonicalUrl } from './canonical-url.ts';

function canonical(path: string): string {
  const { pathname, search } = canonicalUrl(new URL(path, 'https://shop.example'));
  return pathname + search;
}

test.each([
  ['/?utm_source=mail&gclid=1', '/'],
  ['/product/kurti?fbclid=x', '/product/kurti'],
  ['/collection?utm_medium=x&sort=newest&gender=women&page=2', '/collection?gender=women&page=2&sort=newest'],
  ['/collection/?color=red&color=blue', '/collection/?color=red&color=blue'],
  ['/guest-tracking?token=t&x=1', '/guest-tracking?token=t'],
  ['/verify?success=true&orderId=o&x', '/verify?orderId=o&success=true'],
  ['/collection.data?page=2&_routes=a&utm_id=1', '/collection.data?_routes=a&page=2'],
  ['/about?_routes=a', '/about'],
  ['/collection?discount=30&craft=ajrakh', '/collection?craft=ajrakh&discount=30'],
  ['/collection?discount=31', '/collection'],
  ['/collection/festive?utm_id=1&page=2', '/collection/festive?page=2'],
])('%s has the canonical address %s', (address, expected) => {
  expect(canonical(address)).toBe(expected);
});
