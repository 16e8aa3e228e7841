import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './shop-test.ts';

/** A rule that is broken, and the HTML of the first element that does it. */
type AxeFault = [rule: string, html: string | undefined];

const colorSchemes = ['light', 'dark'] as const;

/** axe finds nothing, and the page is not wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still loading has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  expect(await axeFaults(page)).toEqual([]);
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
      else expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
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

/**
 * Runs axe in the page, which keeps it for the next time.
 * @param rules only these; all, unless they are named
 */
export async function axeFaults(page: Page, rules?: string[]): Promise<AxeFault[]> {
  await Promise.all(page.frames().map(loadAxe));
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });
    return violations.map(({ id, nodes }): AxeFault => [id, nodes[0]?.html]);
  }, rules);
}

declare global {
  // Merges with the browser's own.
  // biome-ignore lint/style/useConsistentTypeDefinitions: see above
  interface Window {
    axe: typeof axe;
  }
}

/** Frames tell the page what they found, also those of another origin. */
const SCRIPT = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(SCRIPT);
}

async function expectNotTooWide(page: Page): Promise<void> {
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide).toBe(false);
}
