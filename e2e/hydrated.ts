import { expect, type Page } from '@playwright/test';

/** For input that does not wait for a control to be enabled: keys, pointer moves, native behaviour. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeEnabled();
}
