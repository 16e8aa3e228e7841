import type { Page } from '@playwright/test';

/**
 * Lets every `goto` and `reload` of a page end when its scripts are there: they wait for the first paint. Taps that come
 * before are repeated, but not what is typed or chosen.
 */
export function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...options) => {
    const response = await goto(...options);
    await areThere(page);
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await areThere(page);
    return response;
  };
}

async function areThere(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[type=late]') ||
      matchMedia('(scripting: none)').matches ||
      document.documentElement.hasAttribute('data-interactive'),
  );
}
