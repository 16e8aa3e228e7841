import { expect, test } from '../shop-test.ts';

test.describe.configure({ mode: 'serial' });

test('a story changes storage, routes, settings and listeners of its browser', async ({ page, context }) => {
  await context.route('**/about', (route) => route.abort());
  await page.route('**/contact', (route) => route.abort());
  page.on('request', (request) => {
    if (request.url().endsWith('/about')) throw new Error('It is still listened to.');
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // With requests still pending the browser would report them as failed.
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    localStorage.setItem('left', 'yes');
    sessionStorage.setItem('left', 'yes');
    // biome-ignore lint/suspicious/noDocumentCookie: as a page of the shop could
    document.cookie = 'left=yes; max-age=600';
    const opened = indexedDB.open('left');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    window.addEventListener('pagehide', () => localStorage.setItem('left-last', 'yes'));
  });
  await context.newPage();
  await context.setOffline(true);
});

test('the next story finds none of these changes', async ({ page, context }) => {
  await page.goto('/about');
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('left');
  expect(await page.evaluate(() => localStorage.getItem('left-last'))).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBeNull();
  expect(await page.evaluate(() => document.cookie)).not.toContain('left');
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  // A page without scripts comes before it.
  expect(await page.evaluate(() => history.length)).toBe(2);
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false);
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(false);
  expect(page.viewportSize()).toEqual({ width: 1440, height: 900 });
  expect(context.pages()).toEqual([page]);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a story can replace the clock of its page', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(1970);
});

test('the next story has the real time again', async ({ page }) => {
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => new Date().getFullYear())).not.toBe(1970);
});
