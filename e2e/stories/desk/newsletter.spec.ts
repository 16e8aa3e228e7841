import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../accessibility.ts';
import { signInAsOwner } from '../../desk.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner sees who asked for the newsletter, and exports only who confirmed', async ({ page }) => {
  const asked = `asked-${Date.now()}@guest.example`;
  await signInAsOwner(page);
  const subscribe = (email: string) =>
    page.evaluate(async (address) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ email: address });
      await fetch('/api/newsletter/subscribe', { method: 'POST', headers, body });
    }, email);
  await subscribe(asked);
  await page.getByRole('link', { name: 'Newsletter' }).click();
  await page.getByLabel('Address').fill(asked);
  await expect(page.getByRole('cell', { name: 'Not confirmed' })).toBeVisible();
  await expectAccessible(page);
  const button = page.getByRole('button', { name: 'Export the confirmed' });
  if (await button.isEnabled()) {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('email,confirmed_at');
    expect(text).not.toContain(asked);
  }
});

test('on a phone the owner sees what shoppers wait for', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAsOwner(page);
  await page.goto('/admin/newsletter/alerts');
  await expect(page.getByRole('heading', { name: 'Waiting for stock' })).toBeVisible();
  await expectAccessible(page);
});
