import { expect, test } from 'vitest';
import { z } from 'zod';
import { routePath } from './route-path.ts';

test('a path parameter is matched by the pattern in its contract', () => {
  const params = z.object({ file: z.string().regex(/^\d{1,6}$/), key: z.string() });
  expect(routePath({ path: '/parts/{file}.xml', params, absolute: true })).toBe(
    '/parts/:file(^\\d{1,6}$).xml',
  );
  expect(routePath({ path: '/avatars/{key}.webp', params })).toBe('/api/avatars/:key.webp');
  expect(routePath({ path: '/cart/get' })).toBe('/api/cart/get');
});

test('a path parameter that is missing from its contract is an error at startup', () => {
  expect(() => routePath({ path: '/avatars/{key}.webp', params: z.object({}) })).toThrow('key');
});
