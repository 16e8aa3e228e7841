import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../accessibility.ts';
import { linkFromMail, newEmail } from '../../account.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner sees who subscribed to the newsletter and exports only confirmed addresses', async ({
  page,
  openElsewhere,
}) => {
  const unconfirmed = newEmail('unconfirmed');
  const confirmed = newEmail('confirmed');
  const reader = await openElsewhere();
  for (const data of [{ email: unconfirmed }, { email: confirmed }]) {
    const response = await reader.request.post('/api/newsletter/subscribe', { data });
    expect(response.status()).toBe(200);
  }
  const link = await linkFromMail(reader.request, confirmed, 'Confirm your');
  const confirmation = reader.waitForResponse(/newsletter\/confirm$/);
  await reader.goto(link);
  await reader.getByRole('button', { name: 'Confirm', exact: true }).click();
  expect((await confirmation).status()).toBe(200);

  await openAsOwner(page, '/admin/newsletter');
  await page.getByLabel('Address').fill(unconfirmed);
  await expect(page.getByRole('cell', { name: 'Not confirmed' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Export confirmed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export the newsletter' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export file' }).click(),
  ]);
  await expect(dialog.getByText('saved as newsletter.csv')).toBeVisible();
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(`${confirmed},`);
  expect(text).not.toContain(unconfirmed);
});

test('on a phone the owner opens the list of stock alerts, which is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAsOwner(page, '/admin/newsletter/alerts');
  await expect(page.getByRole('heading', { name: 'Waiting for stock' })).toBeVisible();
  await expectAccessible(page);
});
