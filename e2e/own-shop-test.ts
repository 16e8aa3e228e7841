import { openOwnShop } from './own-shop.ts';
import { test as shopTest } from './shop-test.ts';

/** For changes that would affect the prices that other stories pay. */
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
