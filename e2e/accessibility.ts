import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './shop-test.ts';

type AxeFault = [rule: string, html: string | undefined];

const colorSchemes = ['light', 'dark'] as const;

/** A phone, a tablet and a large screen. */
const allWidths = [360, 768, 1440];

/** WCAG 2.2 AA rules that axe runs only on request: target size (2.5.8) and label in name (2.5.3). */
const moreRules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

/** In stories, at every width and in both colour schemes: three times as long. */
const isThorough = process.env.EVERY_SCHEME === 'yes';

/** No violations, and the page is not wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!isThorough) return expectAccessibleNow(page);
  const size = page.viewportSize();
  await expectAccessibleInEveryScheme(page);
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

async function expectAccessibleNow(page: Page): Promise<void> {
  // A page that is still loading has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  await expectStill(page);
  expect(await axeFaults(page)).toEqual([]);
  await expectNotTooWide(page);
}

/**
 * Elements depend on the width, colours on the scheme: the second scheme gets the contrast check alone.
 * @param widths in px; the page keeps the last
 */
export async function expectAccessibleInEveryScheme(page: Page, widths = [360, 1440]): Promise<void> {
  for (const [index, width] of (isThorough ? allWidths : widths).entries()) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of index % 2 === 0 ? colorSchemes : colorSchemes.toReversed()) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (colorScheme === 'light') await expectAccessibleNow(page);
      else await expectContrast(page);
    }
  }
}

async function expectContrast(page: Page): Promise<void> {
  await expectStill(page);
  expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
}

/**
 * Waits for rows that are dimmed while others are loaded, and skips fades: axe would measure colours halfway. A button
 * may stay busy.
 */
async function expectStill(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
  await page.evaluate(async () => {
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    // Longer animations are slides or never end.
    const fades = () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000);
    do {
      for (const fade of fades()) fade.finish();
      await nextFrame();
    } while (fades().length > 0);
  });
}

/** Leaves axe loaded for the next call. @param iframes false where a page shows another one twice */
export async function axeFaults(page: Page, rules?: string[], iframes = true): Promise<AxeFault[]> {
  await Promise.all(page.frames().map(loadAxe));
  const chosen = rules ? { runOnly: rules } : { rules: moreRules };
  return page.evaluate(
    async (options) => {
      // Scrolled, a header that stays in view may cover half of a control.
      const top = window.scrollY;
      window.scrollTo({ top: 0, behavior: 'instant' });
      const { violations } = await window.axe.run({ resultTypes: ['violations'], ...options });
      window.scrollTo({ top, behavior: 'instant' });
      return violations.map(({ id, nodes }): AxeFault => [id, nodes[0]?.html]);
    },
    { iframes, ...chosen },
  );
}

declare global {
  // Merges with the browser's own.
  // biome-ignore lint/style/useConsistentTypeDefinitions: see above
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Lets frames, also those of another origin, report their violations to the page. */
const SCRIPT = `${AXE}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

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
