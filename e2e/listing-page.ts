import type { Page } from '@playwright/test';

export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
export const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
export const cards = (page: Page) => page.getByRole('article');
