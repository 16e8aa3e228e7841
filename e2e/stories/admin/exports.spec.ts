import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

/** Exports a list with its dialog and returns the lines of the file. */
async function exportList(page: Page, button: string, title: string): Promise<string[]> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText('recorded in the audit log')).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export file' }).click(),
  ]);
  const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1);
  const done = rows.length === 1 ? '1 row' : `${rows.length} rows`;
  await expect(dialog.getByText(`Done: ${done}, saved as ${download.suggestedFilename()}.`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: button, exact: true })).toBeFocused();
  return rows;
}

test('the owner exports customers and a filtered list of orders, and the audit log records both', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/customers');
  await page.setViewportSize({ width: 360, height: 780 });
  const customers = await exportList(page, 'Export all', 'Export customers');
  expect(customers.length).toBeGreaterThan(0);
  for (const row of customers) expect(row).toContain('@');

  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsOwner(page, '/admin/orders?state=Cancelled');
  const cancelled = await exportList(page, 'Export', 'Export orders');
  for (const row of cancelled) expect(row).toContain(',Cancelled,');

  await openAsOwner(page, '/admin/settings/audit');
  await expect(page.getByText('Order list exported').first()).toBeVisible();
  await expect(page.getByText('Customer list exported').first()).toBeVisible();
});

test('the owner can cancel an export before it is made', async ({ page }) => {
  await openAsOwner(page, '/admin/orders');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused();
});
