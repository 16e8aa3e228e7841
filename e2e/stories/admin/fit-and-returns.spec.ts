import { expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner reads why products came back, opens the purchases behind a figure, and takes it all as a file', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/fit-and-returns');
  await expect(page.getByRole('heading', { level: 1, name: 'Fit and returns' })).toBeVisible();
  const products = page.getByRole('table', { name: 'Products' });
  await expect(products.getByText('too few to judge').first()).toBeVisible();
  await products.getByText('By size').first().click();
  await expect(products.getByText(/too small \d+ of \d+, too large \d+ of \d+/).first()).toBeVisible();
  await expectAccessibleInEveryScheme(page, [390, 1440]);
  await page.getByRole('button', { name: 'To mend' }).click();
  await expect(page.getByText('No product stands out.')).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export file' }).click();
  expect((await downloading).suggestedFilename()).toBe('fit-and-returns.csv');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await products.getByRole('row').nth(1).getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.goto('/admin/returns?product=indigo-ajrakh-straight-kurti-4f7k2m&reason=small');
  await expect(page.getByText('Too small.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all returns' }).click();
  await expect(page.getByRole('button', { name: 'All open' })).toBeVisible();
});
