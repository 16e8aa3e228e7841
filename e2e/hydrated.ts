import { expect, type Page } from '@playwright/test';

/**
 * Waits for hydration. Needed for input that the page does not replay: keys, pointer moves, native browser
 * behaviour.
 */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}
