import type { Page } from '@playwright/test';

/** Bytes as they travel, compressed. */
export type PageWeight = { script: number; fonts: number };

/** 130 KB of script and 80 KB of fonts, for each page. */
export const MAX_BYTES: PageWeight = { script: 130_000, fonts: 80_000 };

/**
 * Bytes of a page's HTML before compression, which is what a server writes, a browser reads and React takes over. Home
 * has twice as many pictures and ways into the catalogue as a list, and the plain list of products many times as many products.
 * A list is to have 60 KB at most; the products and filters that other stories add are not counted against it.
 */
export function maxHtmlBytes(path: string): number {
  if (path === '/product-list') return 125_000;
  return path === '/' ? 80_000 : 62_000;
}

/** What a first visit to the page fetches until it can be used; prefetched pages included. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sumOf = (ending: RegExp) =>
      fetched
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { script: sumOf(/\.js$/), fonts: sumOf(/\.woff2$/) };
  });
}
