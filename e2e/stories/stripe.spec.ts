import { formatRupees } from '@gulmohar/contract/money.ts';
import type { Page } from '@playwright/test';
import { makeAccount, newEmail, signIn } from '../account.ts';
import { kurtiSet } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { addToCart } from '../shopper.ts';

const due = kurtiSet.pricePaise + (kurtiSet.pricePaise < 200_000 ? 10_000 : 0);

/** Fills the server's cart and opens Stripe's page for it, as a checkout that offers Stripe does. */
async function goToStripe(page: Page, email: string): Promise<void> {
  await makeAccount(page.request, email);
  await signIn(page, email);
  const said = page.waitForResponse((response) => /\/api\/cart\/(add|update)$/.test(response.url()));
  await addToCart(page, kurtiSet.id, 'M');
  await said;
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await page.request.post('/api/order/stripe/create-session', {
    headers: { token },
    data: { amount: due / 100, isGuest: false },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto((await answer.json()).url);
}

test('a shopper pays at Stripe, also after a declined card, and comes back to their orders with an empty cart', async ({
  page,
  complaints,
}) => {
  await goToStripe(page, newEmail('stripe'));
  await expect(page.getByText('Test mode')).toBeVisible();
  await page.getByLabel(/Visa 4000 0000 0000 0002/).check();
  await page.getByRole('button', { name: `Pay ${formatRupees(due)}` }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await page.getByLabel(/Visa 4242/).check();
  await page.getByRole('button', { name: `Pay ${formatRupees(due)}` }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  // The browser notes the sandbox's 402 for the declined card by itself.
  expect(complaints.splice(0)).toContainEqual(expect.stringContaining('402'));
});

test('a shopper who turns back at Stripe finds the cart as it was', async ({ page }) => {
  await goToStripe(page, newEmail('turns-back'));
  await page.getByRole('link', { name: 'Back to the shop without paying' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(
    page.getByRole('list', { name: 'Cart' }).getByRole('link', { name: kurtiSet.name }),
  ).toBeVisible();
});

test('an address that claims success without a payment leads to the cart, or says what is wrong', async ({
  page,
  complaints,
}) => {
  await page.goto('/verify?success=true&orderId=00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('Please login to continue').first()).toBeVisible();
  await page.getByRole('link', { name: 'Go to cart' }).click();
  await expect(page).toHaveURL('/cart');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
});
