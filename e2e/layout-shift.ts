import type { Page } from '@playwright/test';

/** From the next page on (web.dev/cls). @returns a function that reads the sum */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')));
}
