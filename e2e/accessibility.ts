import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

const colorSchemes = ['light', 'dark'] as const;

/** axe finds nothing, and the page is not wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still loading has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  await expectNothingFrom(new AxeBuilder({ page }));
  await expectNotTooWide(page);
}

/**
 * The same at every width, in light and dark, of a page that stays open: what a page is made of follows its width; its
 * colours alone follow light and dark.
 */
export async function expectAccessibleInEveryLook(page: Page, widths = [360, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectStill(page);
      if (colorScheme === 'light') await expectAccessible(page);
      else await expectNothingFrom(new AxeBuilder({ page }).withRules(['color-contrast']));
    }
  }
}

/** Colours that fade into each other would be measured on their way. */
async function expectStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map((transition) => transition.finished));
  });
}

async function expectNothingFrom(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

async function expectNotTooWide(page: Page): Promise<void> {
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide).toBe(false);
}
