import path from 'node:path';
import { axeFaults, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { test } from '../../own-shop-test.ts';
import { expect } from '../../shop-test.ts';

const picture = path.join(import.meta.dirname, '../../../storefront/public/icon-512.png');

test('an owner designs the shop in a preview, publishes it for everybody, and takes the earlier look back', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAsOwner(page, '/admin/look');
  await page.getByRole('button', { name: /^Bazaar/ }).click();
  const brand = page.getByLabel('Brand', { exact: true });
  await brand.fill('#ffd1c9');
  await expect(page.getByText('Buttons cannot be read.')).toBeVisible();
  await page.getByRole('button', { name: /^Use #[0-9a-f]{6} for Brand$/ }).click();
  await expect(page.getByText('Buttons cannot be read.')).toHaveCount(0);
  await brand.fill('#1a7f4b');
  await page.getByLabel('Corners', { exact: true }).selectOption('Very round');
  const preview = page.frameLocator('iframe[title="The shop with this look"]');
  const button = preview.getByRole('link', { name: 'SHOP NOW' }).first();
  await expect(button).toHaveCSS('border-radius', '16px');
  await expect(button).toHaveCSS('background-color', 'rgb(26, 127, 75)');
  // Drawn by the browser, without the script and without the picture from elsewhere.
  await page.getByLabel('Logo', { exact: true }).setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10">
      <script>document.title = 'taken over'</script>
      <image href="https://elsewhere.example/a.png" width="9" height="9"/>
      <circle cx="5" cy="5" r="5" fill="#1a7f4b"/></svg>`),
  });
  await expect(page.locator('img[src*="brand-logo"]')).toHaveJSProperty('naturalWidth', 480);
  await page.getByLabel('Mark', { exact: true }).setInputFiles(picture);
  await expect(page.getByRole('button', { name: 'Remove Mark' })).toBeVisible();
  await page.getByLabel('Text', { exact: true }).fill('Open on Sundays, too');
  expect(await axeFaults(page, undefined, false)).toEqual([]);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(preview.getByText('Open on Sundays, too')).toBeVisible();

  const visitor = await browser.newPage({ ...(baseURL && { baseURL }) });
  await visitor.goto('/');
  await expect(visitor.getByText('Open on Sundays, too')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByText('Open on Sundays, too')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'SHOP NOW' }).first()).toHaveCSS('border-radius', '16px');
  await expect(visitor.locator('link[rel=icon]')).toHaveAttribute('href', /brand-mark/);
  await expect(visitor.getByRole('banner').locator('img')).toBeVisible();
  await expectAccessibleInEveryScheme(visitor);
  await visitor.goto('/collection');
  await expectAccessibleInEveryScheme(visitor);

  await page.getByLabel('Text', { exact: true }).fill('');
  await page.getByLabel('Corners', { exact: true }).selectOption('Square');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Not saved')).toHaveCount(0);
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await page
    .getByRole('button', { name: /^Take back/ })
    .last()
    .click();
  await expect(page.getByLabel('Corners', { exact: true })).toHaveValue('very round');
  await visitor.goto('/');
  await expect(visitor.getByText('Open on Sundays, too')).toHaveCount(0);
  await visitor.close();
});
