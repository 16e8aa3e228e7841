import { expectAccessible, expectAccessibleInEveryScheme } from '../accessibility.ts';
import { newEmail, PASSWORD, signUp } from '../account.ts';
import { kurtiSet } from '../catalogue.ts';
import { watchLayoutShift } from '../layout-shift.ts';
import { CREATE_CALL, payButton } from '../paying.ts';
import { expect, test } from '../shop-test.ts';
import { fillDelivery, openCart, paymentWindow } from '../shopper.ts';

test('a signed-in shopper sees the delivery address at checkout and can change it', async ({ page }) => {
  const email = newEmail('prefill');
  await signUp(page, email);
  await openCart(page, kurtiSet.id, 'L');
  const card = page.getByRole('region', { name: 'Deliver to' });
  for (const line of ['Kavya Nair', '7 Lake View Road', 'Kochi, Kerala 682001', '9876543210', email]) {
    await expect(card).toContainText(line);
  }
  await expect(page.getByLabel('First name')).toBeHidden();
  await expectAccessibleInEveryScheme(page, [360, 1440]);
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

test('after paying, a guest sees what comes next and can create an account with just a password', async ({
  page,
  complaints,
}) => {
  const email = newEmail('offered');
  await openCart(page, kurtiSet.id, 'L');
  await fillDelivery(page, { email });
  await page.getByRole('button', { name: /^Pay / }).click();
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay Rs\./ })
    .click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  const number = `Order ${orderId.slice(-8).toUpperCase()}`;
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await expect(page.getByText(`Confirmation sent to ${email}`)).toBeVisible();
  const items = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(items).toContainText(kurtiSet.name);
  await expect(items.locator('img')).toHaveCount(1);
  await expect(page.getByText('7 Lake View Road')).toBeVisible();
  await expect(page.getByText(/^\d+ \w+ \d{4} to \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByText('The invoice comes by e-mail when your order is dispatched.')).toBeVisible();
  const track = await page.getByRole('link', { name: 'Track your order' }).getAttribute('href');
  await expectAccessibleInEveryScheme(page, [360, 1440]);

  const readShift = await watchLayoutShift(page);
  await page.reload();
  const form = page.getByRole('form', { name: 'Create Account' });
  await form.getByRole('button', { name: 'Create Account' }).press('Enter');
  await expect(form.getByText('Choose a password')).toBeVisible();
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
  await form.getByLabel('Password', { exact: true }).fill('password1');
  await form.getByRole('button', { name: 'Create Account' }).press('Enter');
  await expect(form.getByText(/password/i).filter({ hasText: /guess|common/i })).toBeVisible();
  expect(await readShift()).toBeLessThan(0.02);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create Account' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'My Orders', exact: true }).click();
  await expect(page.getByRole('region', { name: number })).toContainText(kurtiSet.name);
  await page.goto(track ?? '');
  await expect(page.getByText('7 Lake View Road')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
});
