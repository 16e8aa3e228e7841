import { expectAccessible, expectAccessibleInEveryScheme } from '../accessibility.ts';
import { newEmail, signUp } from '../account.ts';
import { kurti } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { expectInvalid, expectTree } from '../trees.ts';

test('login and sign-up are accessible, with and without error messages', async ({ page }) => {
  await page.goto('/login');
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('form').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expectTree(page, 'login-errors');
  await expectInvalid(page, ['Email Address', 'Password']);
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expectTree(page, 'sign-up-errors');
  await expectInvalid(page, ['Full Name', 'Email Address', 'Password', 'Confirm Password']);
  await expectAccessibleInEveryScheme(page);
});

test('the password pages and the pages behind mailed links are accessible', async ({ page, complaints }) => {
  const pages = [
    '/forgot-password',
    '/reset-password?token=x',
    '/reset-password',
    '/confirm-email',
    '/newsletter/unsubscribe?token=x',
    '/wishlist',
  ];
  for (const url of pages) {
    await page.goto(url, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInEveryScheme(page);
  }
  expect(complaints).toEqual([]);
  for (const url of ['/newsletter/confirm?token=x', '/stock-alert/confirm?token=x']) {
    await page.goto(url, { waitUntil: 'load' });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('link');
  }
  await page.goto('/stock-alert/unsubscribe?token=x', { waitUntil: 'load' });
  await expectAccessible(page);
  // The browser logs the responses for the invalid links.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('400');
});

test('profile and wishlist are accessible', async ({ page, request }) => {
  const email = newEmail('axe');
  await signUp(page, email);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await request.post('/api/wishlist/add', {
    data: { productId: kurti.id },
    headers: { token: token ?? '' },
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  for (const tab of ['Personal Info', 'Address', 'Preferences', 'Security']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectAccessibleInEveryScheme(page);
  }
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectAccessibleInEveryScheme(page);
  await page.goto('/wishlist');
  await expect(page.getByText('1 item in your wishlist')).toBeVisible();
  await expectAccessibleInEveryScheme(page);
});
