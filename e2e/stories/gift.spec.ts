import { expectAccessible } from '../accessibility.ts';
import { newEmail } from '../account.ts';
import { openAsOwner } from '../admin.ts';
import { kurti } from '../catalogue.ts';
import { payInWindow } from '../paying.ts';
import { expect, test } from '../shop-test.ts';
import { openFilledCart, paymentWindow } from '../shopper.ts';

test('a guest sends a kurti as a gift: the slip has the sender’s name and words, and no price', async ({
  page,
}) => {
  await openFilledCart(page, kurti.id, 'M', { email: newEmail('gift') });
  await page.getByLabel('It is a gift').check();
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toHaveCount(0);
  const pay = page.getByRole('button', { name: /^Pay Rs/ });
  await pay.click();
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.getByText('Please enter who the gift is from')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('Meera Iyer');
  await expect(summary.getByText('Please enter who the gift is from')).toBeHidden();
  await page.getByLabel('Note (optional)').fill('Happy birthday, Kavya!');
  await expectAccessible(page);
  await pay.click();
  await paymentWindow(page)
    .getByLabel(/UPI success@razorpay/)
    .check();
  await payInWindow(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('A gift from Meera Iyer; the parcel shows no prices.')).toBeVisible();

  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  await openAsOwner(page, `/admin/orders/${orderId}`);
  await expect(page.getByText('Please put no invoice in the parcel.')).toBeVisible();
  await page.goto(`/admin/orders/packing-slips?orders=${orderId}`);
  const gift = page.getByRole('region', { name: 'Gift' });
  await expect(gift).toContainText('A gift from Meera Iyer');
  await expect(gift).toContainText('Happy birthday, Kavya!');
  await expect(page.getByRole('article')).not.toContainText('Rs.');
});
