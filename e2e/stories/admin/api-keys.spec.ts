import { expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner makes a key, a program reads products with it, and is refused once the key is deleted', async ({
  page,
  playwright,
  baseURL,
}) => {
  const name = `Stock software ${Date.now() % 100_000}`;
  await openAsOwner(page, '/admin/settings/api-keys');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByLabel('What the key is for').fill(name);
  await page.getByLabel('Read products').check();
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: 'Make key' }).click();
  const dialog = page.getByRole('dialog', { name: 'The new key' });
  const key = await dialog.locator('code').innerText();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect((await program.get('/api/admin/product/list')).status()).toBe(200);
  expect((await program.get('/api/admin/staff/list')).status()).toBe(403);
  await page.reload();
  await expect(page.getByRole('table', { name: 'API keys' })).toContainText(name);
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  // By text, because an open dialog hides the list from roles.
  await expect(page.getByText(name)).toHaveCount(0);
  expect((await program.get('/api/admin/product/list')).status()).toBe(401);
  await program.dispose();
});
