import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/**
 * What a screen reader is told is what `trees/<name>.aria.yml` says: its roles, names, states and levels, in this order;
 * there may be more in between.
 */
export async function expectTree(part: Page | Locator, name: string): Promise<void> {
  const root = 'goto' in part ? part.locator('body') : part;
  await expect(root).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}
