import { openOwnShop } from './own-shop.ts';
import { test as shopTest } from './shop-test.ts';

/** In a shop of the story's own: others shop at the same time, and what it sets would change what they pay. */
export const test = shopTest.extend<object, { ownUrl: string }>({
  ownUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const { url, stop } = await openOwnShop();
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownUrl }, use) => use(ownUrl),
});
