import type { APIRequestContext, Locator } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { newEmail } from '../account.ts';
import { openAsOwner, saveSettings } from '../admin.ts';
import { kurti } from '../catalogue.ts';
import { payInWindow } from '../paying.ts';
import { expect, test } from '../shop-test.ts';
import { openFilledCart, paymentWindow } from '../shopper.ts';

function offerCash(request: APIRequestContext, isOffered: boolean): Promise<void> {
  return saveSettings(request, 'cod', {
    isOffered,
    minimum: 0,
    maximum: 5_000_000,
    onlyPins: [],
    exceptPins: [],
    openOrdersPerPhone: 100,
    refusals: 0,
    refusalDays: 180,
    confirm: 'never',
    confirmAbove: 0,
  });
}

test.afterEach(({ request }) => offerCash(request, false));

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
