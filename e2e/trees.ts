import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** What `trees/<name>.aria.yml` lists, in this order; further elements may come in between. */
export async function expectTree(part: Page | Locator, name: string): Promise<void> {
  const root = 'goto' in part ? part.locator('body') : part;
  await expect(root).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

/** In this order, and no others. */
export async function expectInvalid(page: Page, names: string[]): Promise<void> {
  const invalid = page.locator('[aria-invalid="true"]');
  await expect(invalid).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(invalid.nth(index)).toHaveAccessibleName(name);
}
