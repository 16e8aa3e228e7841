import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { newEmail } from '../account.ts';
import { openAsOwner, saveSettings } from '../admin.ts';
import { kurti } from '../catalogue.ts';
import { offerCash } from '../offer-cash.ts';
import { payInWindow } from '../paying.ts';
import { expect, test } from '../shop-test.ts';
import { openFilledCart, paymentWindow } from '../shopper.ts';

test.afterEach(async ({ request }) => {
  await offerCash(request, false);
  await saveSettings(request, 'giftWrap', wrapAtFirst);
});

const wrapAtFirst = {
  isOffered: true,
  price: 4_900,
  name: 'Gift wrap',
  hsn: '482390',
  basisPoints: 1_800,
};

/** `Rs. 1,548` */
async function paiseIn(amount: Locator): Promise<number> {
  return Math.round(Number((await amount.innerText()).replace(/Rs\.|[^\d.]/g, '')) * 100);
}

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

test('a guest pays for gift wrap with the order: packing shows it, and cancelling the order refunds it', async ({
  page,
}) => {
  await openFilledCart(page, kurti.id, 'M', { email: newEmail('wrap') });
  const totals = page.getByRole('region', { name: 'Totals' });
  const total = totals.locator('dd').last();
  const before = await paiseIn(total);
  await expect(totals.getByText('Gift wrap')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Gift wrap (Rs. 49)' }).check();
  await expect(totals.getByRole('term').filter({ hasText: 'Gift wrap' })).toBeVisible();
  await expect.poll(() => paiseIn(total)).toBe(before + 4_900);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay Rs/ }).click();
  await paymentWindow(page)
    .getByLabel(/UPI success@razorpay/)
    .check();
  await payInWindow(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('Wrapped as a gift')).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Gift wrap' })).toBeVisible();

  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  await openAsOwner(page, `/admin/orders/packing-slips?orders=${orderId}`);
  await expect(page.getByRole('article')).toContainText('WRAP AS A GIFT');
  await page.goto(`/admin/packing?order=${orderId.slice(-8).toUpperCase()}`);
  await expect(page.getByText('WRAP AS A GIFT')).toBeVisible();
  const data = { orderId, reason: 'A flaw' };
  expect((await page.request.post('/api/admin/order/cancel', { data })).status()).toBe(200);
  await page.goto(`/admin/orders/${orderId}`);
  await expect(page.getByText('Wrap as a gift', { exact: true })).toBeVisible();
  const refunded = page
    .getByRole('term')
    .filter({ hasText: 'Refunded' })
    .locator('xpath=following-sibling::dd');
  await expect.poll(() => paiseIn(refunded)).toBe(before + 4_900);
});

test('the owner asks more for the wrap, and then ends it: the cart follows', async ({ page }) => {
  const wrap = page.getByRole('checkbox', { name: /^Gift wrap/ });
  await openAsOwner(page, '/admin/settings/orders#giftWrap');
  const settings = page.getByRole('region', { name: 'Gift wrap', exact: true });
  await settings.getByLabel('HSN code of the wrap').fill('48');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings.getByText('An HSN code has 4, 6 or 8 digits')).toBeVisible();
  await settings.getByLabel('HSN code of the wrap').fill('481950');
  await settings.getByLabel('GST rate of the wrap').selectOption('5%');
  await settings.getByLabel('Price of the wrap (Rs.)').fill('59');
  await expectAccessible(page);
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved and in effect')).toBeVisible();
  await openFilledCart(page, kurti.id, 'M', { email: newEmail('dearer') });
  await expect(wrap).toHaveAccessibleName('Gift wrap (Rs. 59)');
  const { settings: saved } = await (await page.request.get('/api/admin/settings/read')).json();
  expect(saved.giftWrap).toMatchObject({ hsn: '481950', basisPoints: 500, price: 5_900 });
  await saveSettings(page.request, 'giftWrap', { ...saved.giftWrap, isOffered: false });
  await openFilledCart(page, kurti.id, 'M', { email: newEmail('unwrapped') });
  await expect(page.getByRole('checkbox', { name: 'It is a gift' })).toBeVisible();
  await expect(wrap).toHaveCount(0);
});

test('whoever gives in person has it wrapped and pays the courier in cash, the wrap as well', async ({
  page,
}) => {
  await offerCash(page.request, true);
  await openFilledCart(page, kurti.id, 'M', { email: newEmail('wrap-cash') });
  await page.getByRole('checkbox', { name: 'Gift wrap (Rs. 49)' }).check();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  const total = await paiseIn(page.getByRole('region', { name: 'Totals' }).locator('dd').last());
  await page.getByRole('button', { name: /^Place Order, Rs\. .* on delivery$/ }).click();
  await expect(page.getByRole('heading', { name: 'Order Placed' })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  await openAsOwner(page, `/admin/orders/${orderId}`);
  const { order } = await (await page.request.get(`/api/admin/order/detail?orderId=${orderId}`)).json();
  expect(order).toMatchObject({ amount: total, giftWrap: 4_900, codFee: 0 });
  await expect(page.getByText(/^Cash on delivery: Rs\. .* to be collected$/)).toBeVisible();
});
