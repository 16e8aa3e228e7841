import type { Page } from '@playwright/test';

/** Compressed bytes, as transferred. */
export type PageWeight = { script: number; fonts: number };

/** Limits for each page: 130 KB of script and 80 KB of fonts. */
export const MAX_BYTES: PageWeight = { script: 130_000, fonts: 80_000 };

/**
 * The limit for a page's HTML before compression, which the server writes, the browser parses and React
 * hydrates. Home has twice as many pictures and links as a list, and the plain list of products has many
 * times as many products. A list has at most 60 KB; products and filters that other stories add do not count
 * against it.
 */
export function maxHtmlBytes(path: string): number {
  if (path === '/product-list') return 125_000;
  return path === '/' ? 80_000 : 62_000;
}

/** Returns what a first visit transfers until the page is usable, including prefetched pages. */
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
