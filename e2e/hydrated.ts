import { expect, type Page } from '@playwright/test';

/** For what a page does not keep until its scripts are there: keys, the pointer's ways, the browser's own functions. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}
