import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { newEmail, signUp } from '../account.ts';
import { kurtiSet, labelled } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { addToCart, fillDelivery, openFilledCart, putInCart } from '../shopper.ts';

const due = kurtiSet.pricePaise + (kurtiSet.pricePaise < 200_000 ? 10_000 : 0);

/** Selects Stripe in a cart with items and an address, and goes to its page. */
async function goToStripe(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Payment' }).getByLabel('Stripe').check();
  await page.getByRole('button', { name: `Pay ${formatRupees(due)}` }).click();
  await expect(page.getByText('Test mode')).toBeVisible();
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay/);
}

async function signInWithCart(page: Page, email: string): Promise<void> {
  await signUp(page, email);
  await addToCart(page, kurtiSet.id, 'M');
  await page.getByRole('link', { name: 'View Cart' }).click();
  await expect(page.getByRole('region', { name: 'Deliver to' })).toContainText('Kochi');
}

test('a shopper pays at Stripe after a declined card and returns to their orders with an empty cart', async ({
  page,
  complaints,
}) => {
  await signInWithCart(page, newEmail('stripe'));
  await goToStripe(page);
  await page.getByLabel(/Visa 4000 0000 0000 0002/).check();
  await page.getByRole('button', { name: `Pay ${formatRupees(due)}` }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await page.getByLabel(/Visa 4242/).check();
  await page.getByRole('button', { name: `Pay ${formatRupees(due)}` }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  // The browser logs the sandbox's 402 for the declined card.
  expect(complaints.splice(0)).toContainEqual(expect.stringContaining('402'));
});

test('a guest buys one unit at Stripe with Buy Now and sees the order, and the cart is left alone', async ({
  page,
}) => {
  await putInCart(page, labelled('demo-low-stock').id, { S: 1 });
  await page.goto(`/product/${kurtiSet.id}`);
  await page.getByRole('button', { name: 'L', exact: true }).click();
  await page.getByRole('button', { name: 'BUY NOW' }).click();
  await fillDelivery(page, { email: newEmail('stripe-guest') });
  await goToStripe(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled();
  await goToStripe(page);
  await page.getByLabel(/Visa 4242/).check();
  await page.getByRole('button', { name: `Pay ${formatRupees(due)}` }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
});

test('a shopper who turns back at Stripe finds the cart as it was', async ({ page }) => {
  await signInWithCart(page, newEmail('turns-back'));
  await goToStripe(page);
  await page.getByRole('link', { name: 'Back to the shop without paying' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('The payment was not completed. Your cart is as it was.')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Cart' }).getByRole('link', { name: kurtiSet.name }),
  ).toBeVisible();
});

test('a guest who pays at Stripe but never comes back sees the order when opening the cart', async ({
  page,
}) => {
  await openFilledCart(page, kurtiSet.id, 'M', { email: newEmail('stripe-closes') });
  await goToStripe(page);
  const form = { method: '4242 4242 4242 4242' };
  await page.request.post(page.url(), { form, maxRedirects: 0 });
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});

test('an address that claims success without a payment says what is wrong and links to the cart', async ({
  page,
  complaints,
}) => {
  await page.goto('/verify?success=true&orderId=00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('Please login to continue').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to cart' }).click();
  await expect(page).toHaveURL('/cart');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
});
