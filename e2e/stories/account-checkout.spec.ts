import { expectAccessibleInEveryLook } from '../accessibility.ts';
import { newEmail, signUp } from '../account.ts';
import { kurtiSet } from '../catalogue.ts';
import { CREATE_CALL, payButton } from '../paying.ts';
import { expect, test } from '../shop-test.ts';
import { fillDelivery, openCart, paymentWindow } from '../shopper.ts';

test('a signed-in shopper sees where the parcel goes, and can change it', async ({ page }) => {
  const email = newEmail('prefill');
  await signUp(page, email);
  await openCart(page, kurtiSet.id, 'L');
  const card = page.getByRole('region', { name: 'Deliver to' });
  for (const line of ['Kavya Nair', '7 Lake View Road', 'Kochi, Kerala 682001', '9876543210', email]) {
    await expect(card).toContainText(line);
  }
  await expect(page.getByLabel('First name')).toBeHidden();
  await expectAccessibleInEveryLook(page, [360, 1440]);
  await page.getByRole('button', { name: 'Change the delivery address' }).press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Kavya');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByLabel('PIN code').fill('302001');
  await expect(page.getByLabel('City')).toHaveValue('Jaipur');
  await expect(page.getByLabel('State')).toHaveValue('Rajasthan');
  await page.reload();
  await expect(card).toContainText('Jaipur, Rajasthan 302001');
  const answered = page.waitForResponse(CREATE_CALL);
  await payButton(page).click();
  expect((await answered).status()).toBe(200);
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
