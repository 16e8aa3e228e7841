import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { kurti } from '../../catalogue.ts';
import { test } from '../../own-shop-test.ts';
import { expect } from '../../shop-test.ts';

test('a closed shop shows visitors one page, friends with the password the shop, and staff that it is closed', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAsOwner(page, '/admin/settings/shop');
  const form = page.getByRole('region', { name: 'Open or closed' });
  await form.getByLabel('The shop is open').uncheck();
  await form.getByLabel('Opens on').fill('2027-01-26');
  await form.getByLabel('Password for friends').fill('gulal');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The shop is closed.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/orders');
  await expect(page.getByText('The shop is closed.')).toBeVisible();
  await page.goto(`/product/${kurti.id}`);
  await expect(page.getByRole('note').filter({ hasText: 'This shop is closed just now' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: kurti.name })).toBeVisible();

  const visitor = await browser.newPage({ ...(baseURL && { baseURL }) });
  const reply = await visitor.goto(`/product/${kurti.id}`);
  expect(reply?.headers()['x-robots-tag']).toBe('noindex');
  await expect(visitor).toHaveURL('/closed');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Gulmohar' })).toBeVisible();
  await expect(visitor.getByText('We open on 26 January 2027.')).toBeVisible();
  await expect(visitor.getByLabel('Where to send the newsletter')).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: 'Contact' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Contact');
  await visitor.getByRole('link', { name: 'Gulmohar' }).first().click();
  await expect(visitor).toHaveURL('/closed');

  await visitor.getByText('Have you been given a password?').click();
  await visitor.getByRole('textbox', { name: 'Password' }).fill('kesar');
  await visitor.getByRole('button', { name: 'Look round' }).click();
  await expect(visitor.getByText('This is not the password')).toBeVisible();
  await visitor.getByRole('textbox', { name: 'Password' }).fill('gulal');
  await visitor.getByRole('button', { name: 'Look round' }).click();
  await expect(visitor).toHaveURL('/');
  await expect(visitor.getByRole('note').filter({ hasText: 'This shop is closed just now' })).toBeVisible();

  await page.goto('/admin/settings/shop');
  await form.getByLabel('The shop is open').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The shop is closed.')).toHaveCount(0);
  await visitor.context().clearCookies();
  await visitor.goto('/closed');
  await expect(visitor).toHaveURL('/');
  await visitor.close();
});
