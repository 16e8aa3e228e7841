import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { addFailingJob } from '../../operate.ts';
import { expect, test } from '../../shop-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('on a phone the owner sees a failed job, retries it and discards it', async ({ page }) => {
  addFailingJob();
  await openAsOwner(page);
  const wrong = page.getByRole('list', { name: 'Problems' });
  await expect(async () => {
    await page.reload();
    await expect(wrong.getByRole('link', { name: /mails? could not be sent/ })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await wrong.getByRole('link', { name: /mails? could not be sent/ }).click();
  await expect(page.getByRole('heading', { name: 'Failed jobs' })).toBeFocused();
  const row = page.getByRole('row', { name: 'Mail: money back' });
  await expect(row).toContainText('The item it refers to no longer exists.');
  await expect(row).toContainText('1 of 1');
  await expect(row).toContainText('Given up');
  await expectAccessibleInEveryScheme(page);

  await row.getByRole('button', { name: 'Try again: Mail: money back' }).click();
  await expect(page.getByText('The job is being retried')).toBeVisible();
  // It fails again.
  await expect(row).toContainText('Given up');
  await row.getByRole('button', { name: 'Discard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Discard “Mail: money back”?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Job discarded')).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto('/admin/settings/audit');
  const entries = page.getByRole('list', { name: 'Audit log' });
  await expect(entries.getByText('Failed job discarded: send-money-back')).toBeVisible();
  await expect(entries.getByText('Failed job retried: send-money-back')).toBeVisible();
});
