import { expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner adds a webhook, sends a test, sees why it failed, and replaces its secret', async ({
  page,
}) => {
  const note = `Accounts ${Date.now() % 100_000}`;
  await openAsOwner(page, '/admin/settings/webhooks');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  // Nothing in a private network is asked.
  await page.getByLabel('Address').fill('http://127.0.0.1/hooks');
  await page.getByLabel('What it is for').fill(note);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('Choose at least one event')).toBeVisible();
  await page.getByLabel('An order was placed').check();
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const secret = page.getByRole('dialog', { name: 'The secret' });
  await expect(secret.locator('code')).toHaveText(/^whsec_/);
  await secret.getByRole('button', { name: 'Close' }).click();

  await expect(page.getByRole('table', { name: 'Webhooks' })).toContainText(note);
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: `Log ${note}` }).click();
  const log = page.getByRole('dialog', { name: 'What was sent last' });
  await log.getByRole('button', { name: 'Send a test' }).click();
  await expect(log.getByText('This address is not in the public internet')).toBeVisible({ timeout: 20_000 });
  await expectAccessibleInEveryScheme(page);
  await log.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: `New secret ${note}` }).click();
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(secret.locator('code')).toHaveText(/^whsec_/);
  await secret.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Delete ${note}` }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('button', { name: `Delete ${note}` })).toHaveCount(0);
});
