import type { Page } from '@playwright/test';

/** Compressed bytes, as transferred. */
export type PageWeight = { script: number; fonts: number };

const KB = 1024;

/** Limits for each page: 160 KB of script and 80 KB of fonts. */
export const MAX_BYTES: PageWeight = { script: 160 * KB, fonts: 80 * KB };

/** Before compression. The plain list has many times as many products as other lists. */
export function maxHtmlBytes(path: string): number {
  return path === '/product-list' ? 130_000 : 80 * KB;
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
