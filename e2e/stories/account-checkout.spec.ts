import { newEmail, signUp } from '../account.ts';
import { kurtiSet } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { fillDelivery, openCart, paymentWindow } from '../shopper.ts';

test('a signed-in shopper finds the delivery form filled in', async ({ page }) => {
  const email = newEmail('prefill');
  await signUp(page, email);
  await openCart(page, kurtiSet.id, 'L');
  await expect(page.getByLabel('First name')).toHaveValue('Kavya');
  await expect(page.getByLabel('Last name')).toHaveValue('Nair');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('PIN code')).toHaveValue('682001');
  await expect(page.getByLabel('State')).toHaveValue('Kerala');
});

test('after a guest’s order an account is offered, filled in with what was typed', async ({ page }) => {
  const email = newEmail('offered');
  await openCart(page, kurtiSet.id, 'L');
  await fillDelivery(page, { email });
  await page.getByRole('button', { name: /^Pay / }).click();
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay Rs\./ })
    .click();
  await expect(page.getByRole('heading', { name: 'Keep your order in an account' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const form = page.getByRole('form', { name: 'Sign Up' });
  await expect(form.getByLabel('Email Address')).toHaveValue(email);
  await expect(form.getByLabel('Full Name')).toHaveValue('Kavya Nair');
});
