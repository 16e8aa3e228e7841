import type { Page } from '@playwright/test';
import { kurti } from '../catalogue.ts';
import { expectHydrated } from '../hydrated.ts';
import { expect, test } from '../shop-test.ts';
import { addToCart } from '../shopper.ts';

const pages = ['/', '/collection?color=indigo', `/product/${kurti.id}`, '/cart', '/login', '/guest-tracking'];

async function expectNothingCut(page: Page, what: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const controls = [
      ...document.querySelectorAll('header a, header button, .list-toolbar button, .list-toolbar select'),
    ];
    const outside = controls.filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return width > 1 && (left < 0 || right > clientWidth + 1);
    });
    return {
      tooWide: scrollWidth - clientWidth,
      outside: outside.map((control) => control.ariaLabel ?? control.textContent),
    };
  });
  expect(cut, what).toEqual({ tooWide: 0, outside: [] });
}

test('nothing is cut off with large text or on the narrowest phones', async ({ page }) => {
  await addToCart(page, kurti.id, 'M');
  for (const address of pages) {
    await page.setViewportSize({ width: 280, height: 653 });
    await page.goto(address);
    await expectHydrated(page);
    await expectNothingCut(page, `${address} at 280 px`);
    await page.setViewportSize({ width: 360, height: 780 });
    for (const size of ['130%', '200%']) {
      await page.evaluate((text) => {
        document.documentElement.style.fontSize = text;
      }, size);
      await expectNothingCut(page, `${address} with text at ${size}`);
    }
  }
});

test('a phone held sideways keeps at least half of the screen for the page', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const address of ['/collection', `/product/${kurti.id}`]) {
    await page.goto(address);
    await page.evaluate(() => scrollTo(0, 600));
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('.site-header, .list-toolbar, .buy-bar')]
        .filter((bar) => ['sticky', 'fixed'].includes(getComputedStyle(bar).position))
        .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0),
    );
    expect(covered).toBeLessThanOrEqual(180);
  }
});

test('selected sizes and filters still stand out when the system forces its own colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/product/${kurti.id}`);
  const sizes = page.getByRole('group', { name: 'Size' });
  await sizes.getByRole('button', { name: 'M', exact: true }).click();
  const groundOf = (size: string) =>
    sizes
      .getByRole('button', { name: size, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(() => groundOf('M')).not.toBe(await groundOf('L'));
  await page.goto('/collection?size=M');
  const filter = page.getByRole('group', { name: 'Size', exact: true });
  const chosen = await filter
    .getByLabel(/^M/)
    .locator('xpath=..')
    .evaluate((label) => getComputedStyle(label).backgroundColor);
  const other = await filter
    .getByLabel(/^L/)
    .first()
    .locator('xpath=..')
    .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(chosen).not.toBe(other);
});

test('a product prints without header, footer and buttons', async ({ page }) => {
  await page.goto(`/product/${kurti.id}`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1, name: kurti.name })).toBeVisible();
  await expect(page.getByRole('img', { name: kurti.name }).first()).toBeVisible();
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
