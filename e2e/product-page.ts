import type { Locator, Page } from '@playwright/test';

export const sizes = (page: Page): Locator => page.getByRole('group', { name: 'Size' });
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
