import path from 'node:path';
import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

const PICTURE = path.resolve(import.meta.dirname, '../../../storefront/app/assets/share.png');

// Saves nothing, because other stories use the home page at the same time.
test('on a phone the owner starts from the shop’s slides, uploads a picture and is told what a new slide lacks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAsOwner(page, '/admin/catalogue/home');
  await page.getByRole('button', { name: 'Start from these' }).click();
  await expect(page.getByRole('group', { name: 'Slide 3' }).getByLabel('Title')).toHaveValue(
    'Premium Kurti Sets',
  );
  await expect(page.getByRole('group', { name: 'Slide 3' }).locator('img').first()).toHaveAttribute(
    'src',
    /\/pictures\/hero-sets-wide\./,
  );
  await expectAccessible(page);
  for (const place of [3, 2, 1]) await page.getByRole('button', { name: `Remove slide ${place}` }).click();
  await page.getByRole('button', { name: 'Add a slide' }).click();
  const slide = page.getByRole('group', { name: 'Slide 1' });
  await slide.getByLabel('Picture for phones').setInputFiles(PICTURE);
  await expect(slide.getByText('Creating all sizes')).toBeVisible();
  await expect(slide.locator('img')).toHaveAttribute('src', /\/pictures\/slide-tall\./, { timeout: 30_000 });
  await expect
    .poll(() => slide.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(800);
  await slide.getByLabel('Link').fill('https://elsewhere.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(slide.getByText('Please enter a title')).toBeVisible();
  await expect(slide.getByText('An address within the shop', { exact: false })).toBeVisible();
  await expect(slide.getByText('Please choose a picture')).toBeVisible();
  await expectAccessible(page);
});
