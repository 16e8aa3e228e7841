import { watchLayoutShift } from '../layout-shift.ts';
import { expect, test } from '../shop-test.ts';

test.use({ hasSeenSplash: false });

test('a visit begins with the splash above a loaded page, and the splash ends by itself', async ({
  page,
}) => {
  await page.goto('/about');
  const splash = page.locator('.splash');
  await expect(splash).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(splash).toBeHidden();
});

test('a click ends the splash without reaching the page below', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('.splash')).toBeVisible();
  await page.mouse.click(330, 40);
  await expect(page.locator('.splash')).toBeHidden();
  await expect(page).toHaveURL('/about');
});

test('a key ends the splash, and neither a reload nor a tab opened from the shop shows it again', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await expect(page.locator('.splash')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.splash')).toBeHidden();
  await page.reload();
  await expect(page.locator('.splash')).toBeHidden();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    // As Ctrl and a click would do, which does not always open a tab in headless shells.
    page.evaluate(() => void window.open('/contact', '_blank', 'noopener')),
  ]);
  await expect(tab.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expect(tab.locator('.splash')).toBeHidden();
});

test('the splash causes no layout shift', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  await page.goto('/about');
  await expect(page.locator('.splash')).toBeHidden();
  expect(await shift()).toBeLessThan(0.02);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is no splash', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.splash')).toBeHidden();
  });
});
