import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './shop-test.ts';
import { LOOKED_AT } from './site-map.ts';

/** A rule that is broken, and the HTML of the first element that does it. */
type AxeFault = [rule: string, html: string | undefined];

const colorSchemes = ['light', 'dark'] as const;

/** A phone, a tablet and a large screen. */
const allWidths = [360, 768, 1440];

/** Rules of WCAG 2.2 AA that axe leaves out unless they are asked for: size of targets (2.5.8), label in name (2.5.3). */
const moreRules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

/** Stories that look at a page as it stands look at it in every look, which takes three times as long. */
const isThorough = process.env.EVERY_LOOK === 'yes';

/** axe finds nothing, and the page is not wider than the screen; with EVERY_LOOK=yes in every look. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!isThorough) return expectAccessibleNow(page);
  const size = page.viewportSize();
  await expectAccessibleInEveryLook(page);
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

async function expectAccessibleNow(page: Page): Promise<void> {
  // What is still loading has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  await expectStill(page);
  expect(await axeFaults(page)).toEqual([]);
  await expectNotTooWide(page);
}

/**
 * The same at every width, in light and dark, of a page that stays open: what a page is made of follows its width; its
 * colours alone follow light and dark.
 */
export async function expectAccessibleInEveryLook(page: Page, widths = [360, 1440]): Promise<void> {
  for (const width of isThorough ? allWidths : widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of colorSchemes) {
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

/** Skips fades: colours and dialogs would be measured halfway, and a dialog is modal only at its end. */
async function expectStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A dialog becomes modal in the task after its first frame (ui/src/open-after-paint.ts).
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    // Anything longer than a second is the time that a slide is shown, or never ends.
    const fades = () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000);
    do {
      for (const fade of fades()) fade.finish();
      await nextFrame();
    } while (fades().length > 0);
  });
}

/**
 * Runs axe in the page, which keeps it for the next time.
 * @param rules only these; all, unless they are named
 * @param iframes false: without what is in frames, where a page shows another one twice
 */
export async function axeFaults(page: Page, rules?: string[], iframes = true): Promise<AxeFault[]> {
  test.info().annotations.push({ type: LOOKED_AT, description: new URL(page.url()).pathname });
  await Promise.all(page.frames().map(loadAxe));
  const chosen = rules ? { runOnly: rules } : { rules: moreRules };
  return page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run({ resultTypes: ['violations'], ...options });
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
