import { addStaff } from '../admin.ts';
import { buyAsGuest } from '../buy.ts';
import { kurti } from '../catalogue.ts';
import { tabTo, tabToAndPress } from '../keyboard.ts';
import { payButton, success } from '../paying.ts';
import { sizes } from '../product-page.ts';
import { expect, test } from '../shop-test.ts';
import { paymentWindow } from '../shopper.ts';

/** City and state are filled in from the PIN. */
const typed = [
  ['First name', 'Kavya'],
  ['Last name', 'Nair'],
  ['Phone', '98765 43210'],
  ['Email', 'keys@guest.example'],
  ['PIN code', '682001'],
  ['House, street and area', '7 Lake View Road'],
] as const;

test('a guest buys by keyboard alone, from the home page to payment, and always sees the focus', async ({
  page,
}) => {
  const { keyboard } = page;
  await page.goto('/');
  await tabToAndPress(page.getByRole('button', { name: 'Search', exact: true }));
  await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeFocused();
  await keyboard.type(kurti.name);
  // The options must belong to the full text, not to its first letters.
  await expect(page.getByRole('option').first()).toContainText(kurti.name);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('heading', { level: 1, name: kurti.name })).toBeVisible();

  await tabToAndPress(page.getByRole('article').getByRole('link', { name: kurti.name, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: kurti.name })).toBeFocused();
  const size = sizes(page).getByRole('button', { name: 'M', exact: true });
  await tabToAndPress(size, 'Space');
  await expect(size).toHaveAttribute('aria-pressed', 'true');
  await tabToAndPress(page.getByRole('button', { name: 'ADD TO CART' }));
  await tabToAndPress(
    page.getByRole('dialog', { name: 'Added to Cart' }).getByRole('link', { name: 'View Cart' }),
  );

  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused();
  for (const [label, text] of typed) {
    await tabTo(page.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  }
  await expect(page.getByLabel('State')).toHaveValue('Kerala');
  await tabToAndPress(payButton(page));

  const methods = paymentWindow(page).getByRole('radio');
  const upi = paymentWindow(page).getByLabel(/UPI success@razorpay/);
  await tabTo(methods.first());
  for (let presses = await methods.count(); presses > 0 && !(await upi.isChecked()); presses -= 1)
    await keyboard.press('ArrowDown');
  await expect(upi).toBeChecked();
  await tabToAndPress(paymentWindow(page).getByRole('button', { name: /^Pay Rs\./ }), 'Space');
  await expect(success(page)).toBeFocused();
});

test('a packer signs in and moves an order to Packing by keyboard alone', async ({ page, request }) => {
  const buyer = { firstName: 'Kee', lastName: 'Board', email: 'kee@guest.example' };
  const shortId = (await buyAsGuest(request, buyer)).slice(-8).toUpperCase();
  const { email, password } = await addStaff(page, 'packer');
  const { keyboard } = page;
  await page.goto('/admin');
  await tabTo(page.getByLabel('Email'));
  await keyboard.type(email);
  await tabTo(page.getByLabel('Password', { exact: true }));
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeFocused();

  await tabToAndPress(page.getByRole('link', { name: 'Orders', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
  await tabTo(page.getByRole('searchbox'));
  await keyboard.type(shortId);
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('checkbox')).toHaveCount(2);
  await tabToAndPress(page.getByRole('link', { name: shortId }));
  await expect(page.getByRole('heading', { level: 1, name: `Order ${shortId}` })).toBeFocused();
  await tabToAndPress(page.getByRole('button', { name: 'Move to Packing' }), 'Space');
  await expect(page.getByText('1 order is Packing')).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
});
