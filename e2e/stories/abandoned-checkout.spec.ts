import { expectAccessible, expectAccessibleInEveryScheme } from '../accessibility.ts';
import { linkFromMail, newEmail } from '../account.ts';
import { addProduct } from '../add-product.ts';
import { openAsOwner } from '../admin.ts';
import { remindOfCheckout } from '../operate.ts';
import { openWindow, payInWindow, success } from '../paying.ts';
import { expect, test } from '../shop-test.ts';
import { openFilledCart, paymentWindow } from '../shopper.ts';

test('a guest who agreed is reminded of a checkout, takes the items over on another device and buys; the owner sees it', async ({
  page,
  openElsewhere,
}) => {
  const product = await addProduct();
  const email = newEmail('undecided');
  await openFilledCart(page, product.id, 'M', { email });
  const box = page.getByRole('checkbox', { name: 'Remind me by e-mail if I do not finish' });
  await expect(box).not.toBeChecked();
  await box.check();
  await openWindow(page);
  await paymentWindow(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(paymentWindow(page).getByText('Test mode')).toBeHidden();
  remindOfCheckout(email);
  const link = await linkFromMail(page.request, email, 'Your items at');

  const phone = await openElsewhere();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1, name: 'Your items' })).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: product.name })).toContainText('Size M');
  await expectAccessibleInEveryScheme(phone, [390, 1440]);
  await phone.getByRole('button', { name: 'Put them in my cart' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(phone.getByRole('list', { name: 'Cart' })).toContainText(product.name);

  await openWindow(page);
  await payInWindow(page);
  await expect(success(page)).toBeVisible();
  const owner = await openElsewhere();
  await openAsOwner(owner, '/admin/abandoned-checkouts?state=returned');
  const row = owner.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Came back');
  await expect(row.getByRole('link', { name: 'Ordered' })).toBeVisible();
  await expectAccessibleInEveryScheme(owner, [390, 1440]);
});

test('a link that is no longer valid says so and leads to the shop', async ({ page, complaints }) => {
  await page.goto('/restore-cart?token=of-an-email');
  await expect(page.getByText('Invalid or expired link')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Look round the shop' }).click();
  await expect(page).toHaveURL('/collection');
  complaints.splice(0);
});

test('the link that ends reminders asks first', async ({ page }) => {
  await page.goto('/reminder/unsubscribe?token=of-an-email');
  await expect(page.getByRole('heading', { level: 1, name: 'End reminders' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  await expectAccessible(page);
});
