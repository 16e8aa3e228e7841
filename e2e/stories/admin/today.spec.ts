import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { addProduct } from '../../add-product.ts';
import { openAsOwner } from '../../admin.ts';
import { buyAsGuest } from '../../buy.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner sees tasks, problems and sales on Today, and reads the chart by keyboard', async ({
  page,
  request,
}) => {
  await buyAsGuest(request, { firstName: 'Tara', lastName: 'Day', email: 'tara@guest.example' });
  await openAsOwner(page);
  await expect(page.getByRole('list', { name: 'Open tasks' })).toContainText('Orders to pack');
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeVisible();
  const chart = page.getByRole('slider', { name: 'Net sales by day' });
  await chart.focus();
  await expect(chart).toHaveAttribute('aria-valuenow', '30');
  await expect(chart).toHaveAttribute('aria-valuetext', /Net sales Rs\. [1-9]/);
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuenow', '29');
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  await expectAccessible(page);

  await page.getByRole('button', { name: '7 days' }).click();
  await page.getByRole('list', { name: 'Figures of 7 days' }).getByRole('button', { name: 'Orders' }).click();
  await expect(page.getByRole('slider', { name: 'Orders by day' })).toHaveAttribute('aria-valuemax', '7');
  await page.getByText('Orders by day as a table').click();
  await expect(page.getByRole('table', { name: 'Orders by day' }).getByRole('row')).toHaveCount(8);
  await page.getByText('What these figures mean').click();
  await expect(page.getByText(/A refund is deducted on the day of its order/)).toBeVisible();
  await expectAccessibleInEveryScheme(page);

  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('slider', { name: 'Orders by hour' })).toBeVisible();
});

test('the owner is asked before a payment goes back that came after its buyer had ordered otherwise', async ({
  page,
  request,
}) => {
  const { id } = await addProduct();
  const lastName = `Late${Date.now()}`;
  const address = {
    street: '1 Fort',
    city: 'Mysuru',
    state: 'Karnataka',
    zipcode: '570001',
    country: 'India',
  };
  const person = { firstName: 'Lata', lastName, name: `Lata ${lastName}`, phone: '9876511111' };
  const guestInfo = { ...address, ...person, email: `${lastName.toLowerCase()}@guest.example` };
  const post = async (path: string, quantity: number, more: object = {}) => {
    const items = [{ _id: id, name: 'x', size: 'M', quantity }];
    const send = async (amount: number) => {
      const data = { amount, isGuest: true, orderData: { items, address, guestInfo }, ...more };
      return (await request.post(path, { data })).json();
    };
    return send((await send(1)).totals.total);
  };
  const sheet = await post('/api/order/razorpay/create-order', 1);
  const cash = await post('/api/order/cod/place', 2, { requestId: crypto.randomUUID() });
  expect(cash.success).toBe(true);
  const paid = { order_id: sheet.orderId, instrument: '4100 2800 0000 1007' };
  const proof = await (await request.post('/sandbox/razorpay/pay', { data: paid })).json();
  await request.post('/api/order/razorpay/verify-payment', { data: proof });

  await openAsOwner(page);
  const review = page.getByRole('listitem').filter({ hasText: lastName });
  await review.getByRole('button', { name: 'Refund the payment' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog.getByText(/gets the money back the way it was paid/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refund it' }).click();
  await expect(page.getByText('The payment is being refunded')).toBeVisible();
  await expect(review).toHaveCount(0);
});

test('an order’s page links its items and shows payment, mails and notes in one timeline', async ({
  page,
  request,
}) => {
  const orderId = await buyAsGuest(request, {
    firstName: 'Uma',
    lastName: 'Line',
    email: 'uma@guest.example',
  });
  await openAsOwner(page, `/admin/orders/${orderId}`);
  const timeline = sectionOf(page, 'Timeline');
  await expect(timeline.getByText(/^Payment of Rs\. .* received$/)).toBeVisible();
  await expect(timeline.getByText(/^(Card|UPI), razorpay pay_/)).toBeVisible();
  await expect(page.getByText(/^Paid online: (Card|UPI)$/)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(timeline.getByText(/^Mail sent: /).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Add a note' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Gift for her mother');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(timeline.getByRole('listitem').first()).toContainText('Gift for her mother');
  await expectAccessibleInEveryScheme(page);
  const item = sectionOf(page, 'Items').getByRole('link').first();
  const name = (await item.textContent()) ?? '';
  await item.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

function sectionOf(page: Page, name: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

test('the owner has a page for refunds that need attention', async ({ page }) => {
  await openAsOwner(page, '/admin/refunds');
  await expect(page.getByRole('heading', { name: 'Refunds', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Refunds that did not arrive' })).toBeVisible();
  await expectAccessible(page);
});
