import { expectAccessible, expectAccessibleInEveryScheme } from '../accessibility.ts';
import { enter, newEmail } from '../account.ts';
import { openAsOwner } from '../admin.ts';
import { payInWindow } from '../paying.ts';
import { expect, test } from '../shop-test.ts';
import { openFilledCart, paymentWindow } from '../shopper.ts';

const asha = { email: 'asha@gulmohar.example', password: 'Kurti@2026' };
const KURTI = '/product/indigo-ajrakh-straight-kurti-4f7k2m';
const KIDS = '/product/bagru-indigo-boys-kurta-set-9x3mtg';

test('a shopper answers two questions, gets the size with the room it leaves, and finds it beside the sizes of other products', async ({
  page,
}) => {
  await page.goto(KURTI);
  await page.getByRole('button', { name: 'Which size fits me?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which size fits me?' });
  await dialog.getByRole('button', { name: 'Show the Size' }).click();
  await expect(dialog.getByText('These measures are not enough')).toBeVisible();
  await dialog.getByLabel('Bust or chest').fill('9');
  await dialog.getByRole('button', { name: 'Show the Size' }).click();
  await expect(dialog.getByText('At least 40 cm')).toBeVisible();
  await dialog.getByLabel('Bust or chest').fill('91');
  await dialog.getByRole('button', { name: 'Show the Size' }).click();
  await expect(dialog.getByText('M: 8 cm room at the bust. L if you like it loose.')).toBeVisible();
  await expect(dialog.getByRole('status')).toBeFocused();
  await expectAccessibleInEveryScheme(page, [390, 1440]);
  await dialog.getByRole('radio', { name: 'Loose' }).check();
  await dialog.getByRole('button', { name: 'Show the Size' }).click();
  await dialog.getByRole('button', { name: 'Take Size L' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'L', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByText('For Me: L: 14 cm room at the bust.')).toBeVisible();
  await expectAccessible(page);
});

test('the owner finds the order of a shopper who bought another size than was advised', async ({ page }) => {
  await page.goto(KURTI);
  await page.getByRole('button', { name: 'Which size fits me?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which size fits me?' });
  await dialog.getByLabel('Bust or chest').fill('91');
  await dialog.getByRole('button', { name: 'Show the Size' }).click();
  await expect(dialog.getByText('M: 8 cm room at the bust. L if you like it loose.')).toBeVisible();
  await openFilledCart(page, 'indigo-ajrakh-straight-kurti-4f7k2m', 'L', { email: newEmail('advised') });
  await page.getByRole('button', { name: /^Pay Rs/ }).click();
  await paymentWindow(page)
    .getByLabel(/UPI success@razorpay/)
    .check();
  await payInWindow(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  await openAsOwner(page, '/admin/orders?by=advice&key=other');
  await expect(page.getByText('Another size than advised')).toBeVisible();
  await expect(page.locator(`a[href$="${orderId}"]`).first()).toBeVisible();
  await page.goto('/admin/analytics?of=sizes');
  await expect(page.getByRole('heading', { name: 'Does the size advice help?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who waits for stock' })).toBeVisible();
  await expectAccessibleInEveryScheme(page, [390, 1440]);
});

test('a parent keeps a child’s height in the account, is told its size, and deletes it in the profile', async ({
  page,
}) => {
  await enter(page, asha);
  await page.goto(KIDS);
  await page.getByRole('button', { name: 'Which size fits me?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which size fits me?' });
  await dialog.getByLabel('A child').check();
  await dialog.getByLabel('Height in cm').fill('116');
  await dialog.getByLabel('Measured on').fill(new Date().toISOString().slice(0, 10));
  await dialog.getByLabel('Month of birth').fill('2020-08');
  await dialog.getByLabel('Name for these measures').fill('Aarav');
  await dialog.getByLabel('Also keep it in my account').check();
  await dialog.getByRole('button', { name: 'Show the Size' }).click();
  await expect(dialog.getByText('6-7Y: for 116 cm.')).toBeVisible();
  await dialog.getByLabel('To be worn in three months or later').check();
  await expect(dialog.getByText('8-9Y: for 116 cm, with room to grow.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Sizes' }).click();
  await expect(page.getByText('116 cm tall, born in August 2020')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeHidden();
  await expectAccessibleInEveryScheme(page, [390, 1440]);
  await page.getByRole('button', { name: 'Delete the measures of Aarav' }).click();
  await expect(page.getByText('You keep no measures in your account.')).toBeVisible();
});

test('the owner says how much room garments leave, and the next advice follows', async ({ page }) => {
  await openAsOwner(page, '/admin/settings/orders');
  const form = page.getByRole('region', { name: 'Size advice' });
  const regular = form.getByRole('group', { name: /^Regular/ });
  await regular.getByLabel('Bust or chest, to').fill('2');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please enter at least the smallest room')).toBeVisible();
  await regular.getByLabel('Bust or chest, to').fill('12.5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved and in effect')).toBeVisible();
  await expectAccessible(page);
});
