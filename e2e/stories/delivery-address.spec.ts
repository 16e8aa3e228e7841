import { kurti } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { openCart, openFilledCart } from '../shopper.ts';

test('a shopper abroad is told that the shop delivers only within India', async ({ page }) => {
  await openFilledCart(page, kurti.id, 'L', { email: 'abroad@guest.example' });
  await page.getByLabel('Country').fill('Germany');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('Fill Address Details to Proceed')).toBeVisible();
  await expect(page.getByText('We deliver within India only.')).toBeVisible();
});

test('when the form’s validation script cannot be loaded, the server reports that details are missing', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/checkout-schema-*.js', (route) => route.abort());
  await openFilledCart(page, kurti.id, 'L', { email: 'bad-line@guest.example' });
  await page.getByLabel('PIN code').fill('12');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('Fill Address Details to Proceed')).toBeVisible();
  await expect(page.getByText('A PIN code has 6 digits; this one has 2')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled();
  expect(complaints.splice(0).join()).toContain('400');
});

test('address fields offer autofill, and a wrong PIN code is reported on leaving the field until it is corrected', async ({
  page,
}) => {
  await openCart(page, kurti.id, 'L');
  for (const [label, token, keypad] of [
    ['First name', 'given-name', ''],
    ['Last name', 'family-name', ''],
    ['Phone', 'tel-national', 'numeric'],
    ['Email', 'email', ''],
    ['PIN code', 'postal-code', 'numeric'],
    ['City', 'address-level2', ''],
    ['State', 'address-level1', ''],
    ['House, street and area', 'street-address', ''],
  ] as const) {
    const field = page.getByRole('main').getByLabel(label);
    await expect(field).toHaveAttribute('autocomplete', token);
    if (keypad) await expect(field).toHaveAttribute('inputmode', keypad);
  }
  const pin = page.getByLabel('PIN code');
  const problem = page.getByText('A PIN code has 6 digits; this one has 5');
  await pin.fill('68200');
  await expect(problem).toBeHidden();
  await pin.blur();
  await expect(problem).toBeVisible();
  await expect(pin).toHaveAttribute('aria-invalid', 'true');
  await pin.fill('682001');
  await expect(problem).toBeHidden();
  await expect(page.getByLabel('City')).toHaveValue('Kochi');
  await expect(page.getByLabel('State')).toHaveValue('Kerala');
});
