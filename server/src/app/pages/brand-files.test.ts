import { defaultTheme } from '@gulmohar/contract/site/theme.ts';
import { themePresets } from '@gulmohar/contract/site/theme-presets.ts';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { testShop } from '../../../testing/test-shop.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { publishedLook } from '../../shop/look/published-look.ts';
import { registerBrandFiles } from './brand-files.ts';

const shop = await testShop();
afterAll(() => shop.close());

test('the shop’s style sheet is always served; who floods the shop with other addresses is refused', async () => {
  const look = publishedLook({ ...defaultTheme, ...themePresets[1]?.theme });
  let passed = 0;
  const app = Fastify();
  app.setErrorHandler((error: ShopError, _, reply) =>
    reply.code(error.code === 'NOT_FOUND' ? 404 : 429).send(),
  );
  registerBrandFiles(app, {
    db: shop.db,
    settings: { look: () => look },
    gate: {
      async pass() {
        passed += 1;
        if (passed > 2) throw new ShopError('TOO_MANY_REQUESTS', 'Too many', { retryAfter: 7 });
      },
    },
  });
  const asked = [look.cssAddress, '/brand/1.css', '/brand/2.css', '/brand/3.css', look.cssAddress];
  const statuses = [];
  for (const address of asked) statuses.push((await app.inject(address)).statusCode);
  expect(statuses).toEqual([200, 404, 404, 429, 200]);
  await app.close();
});
