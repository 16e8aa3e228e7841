import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page's scripts run. Needed for input that does not wait for a control to be enabled: keys,
 * pointer moves, native browser behaviour.
 */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeEnabled();
}
