import { openOwnShop } from './own-shop.ts';
import { test as shopTest } from './shop-test.ts';

/**
 * Runs a story in its own shop, because its changes would affect the prices that other stories pay at the
 * same time.
 */
export const test = shopTest.extend<object, { ownUrl: string }>({
  ownUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture’s dependencies from the pattern
    async ({}, use) => {
      const { url, stop } = await openOwnShop();
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownUrl }, use) => use(ownUrl),
});
