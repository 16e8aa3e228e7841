import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner sees on Today that there is no backup yet, and sets when backups are made', async ({
  page,
}) => {
  await openAsOwner(page);
  const problems = page.getByRole('list', { name: 'Problems' });
  await expect(problems.getByRole('link', { name: 'No backup has been made yet' })).toBeVisible();
  await expect(page.getByText('The operator sets where they are stored')).toBeVisible();
  await page.goto('/admin/settings/data');
  const backups = page.getByRole('region', { name: 'Backups' });
  await expect(backups.getByLabel('Every day at')).toHaveValue('02:30');
  await backups.getByLabel('Every day at').fill('03:15');
  await backups.getByLabel('Daily backups to keep').fill('0');
  await backups.getByRole('button', { name: 'Save' }).click();
  await expect(backups.getByText('Please enter a number, for example 7')).toBeVisible();
  await backups.getByLabel('Daily backups to keep').fill('14');
  await backups.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved and in effect')).toBeVisible();
  await page.reload();
  await expect(backups.getByLabel('Every day at')).toHaveValue('03:15');
  await expect(backups.getByLabel('Daily backups to keep')).toHaveValue('14');
  await expectAccessible(page);
});
