import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { newEmail, signUp } from '../account.ts';
import { kurti } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { openCart, putInCart } from '../shopper.ts';

/**
 * Private pages, each with the call that it depends on, its message when that fails, and its content when it
 * succeeds.
 */
const pages = [
  ['/orders', '**/api/order/user-orders*', 'Your orders could not be loaded.', 'MY ORDERS'],
  ['/wishlist', '**/api/wishlist', 'Your wishlist could not be loaded.', 'Your wishlist is empty'],
  ['/profile', '**/api/user/profile', 'Failed to load profile data', 'MY PROFILE'],
] as const;

for (const [path, call, failure, title] of pages) {
  test(`${path} says what could not be loaded and can be tried again`, async ({ page, complaints }) => {
    const email = newEmail('tries');
    await signUp(page, email);
    await page.route(call, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(failure);
    await expectAccessible(page);
    // When the retry fails too, the message stays and the page can be tried again.
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await failed;
    await expect(page.getByRole('button', { name: 'Try Again' })).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(failure);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();
    complaints.splice(0);
  });

  test(`${path} shows its heading while loading, reports a lost connection and keeps the header`, async ({
    page,
    complaints,
  }) => {
    const email = newEmail('waits');
    await signUp(page, email);
    const answer = await hold(page, call);
    const asked = page.waitForRequest(call);
    await page.goto(path);
    await expect(page.getByText(/^Loading your/)).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The frame is part of the HTML and would stay if the scripts did not load.
    await asked;
    await page.context().setOffline(true);
    answer();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(failure);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(failure);
    await expect(page.getByRole('banner')).toBeVisible();
    complaints.splice(0);
  });
}

test('a cart that cannot be loaded says so and can be tried again', async ({ page, complaints }) => {
  await putInCart(page, kurti.id, { M: 1 });
  await page.route('**/cart/products*', (route) => route.abort());
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Your cart could not be loaded.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(
    page.getByRole('list', { name: 'Cart' }).getByRole('link', { name: kurti.name }),
  ).toBeVisible();
  complaints.splice(0);
});

test('a cart that cannot be refreshed stays as it was, with what was typed into its form', async ({
  page,
  complaints,
}) => {
  await openCart(page, kurti.id, 'M');
  await page.getByLabel('First name').fill('Asha');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/cart/products'));
  await page.route('**/cart/products*', (route) => route.abort());
  await page.getByLabel(/^Quantity of/).fill('2');
  await page.getByLabel(/^Quantity of/).press('Enter');
  await failed;
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled();
  complaints.splice(0);
});

test('a refused reset link is recognised by its error code, whatever the message says', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/user/reset-password', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, code: 'INVALID_LINK', message: 'This one is used up' },
    }),
  );
  await page.goto('/reset-password?token=used');
  await page.getByLabel('New Password', { exact: true }).fill('Leheriya2026');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Leheriya2026');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Invalid Link' })).toBeVisible();
  complaints.splice(0);
});

/** Keeps a call pending. @returns a function that aborts it */
async function hold(page: Page, call: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await promise;
    await route.abort();
  });
  return resolve;
}
