import { expectAccessible } from '../accessibility.ts';
import { openAsOwner } from '../admin.ts';
import { kurti } from '../catalogue.ts';
import { offerCash } from '../offer-cash.ts';
import { expect, test } from '../shop-test.ts';
import { openFilledCart } from '../shopper.ts';

test.afterEach(({ request }) => offerCash(request, false));

test('a guest learns where cash on delivery is unavailable, pays the courier elsewhere and is refunded by UPI', async ({
  page,
  request,
}) => {
  await offerCash(request, true);
  await openFilledCart(page, kurti.id, 'M', { email: 'cash@guest.example' });
  const pin = page.getByLabel('PIN code');
  await pin.fill('744301');
  await expect(page.getByText('Cash on delivery is not available in PIN code 744301.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toHaveCount(0);
  await pin.fill('682001');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Place Order, Rs\. .* on delivery$/ }).click();
  await expect(page.getByRole('heading', { name: 'Order Placed' })).toBeVisible();
  await expect(page.getByText('Confirmation sent to cash@guest.example')).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';

  const awb = `CASH${Date.now()}`;
  await openAsOwner(page, `/admin/orders/${orderId}`);
  await expect(page.getByText(/^Cash on delivery: Rs\. .* to be collected$/)).toBeVisible();
  for (const to of ['Packing', 'Shipped', 'Out for delivery', 'Delivered']) {
    const carrier = to === 'Shipped' ? { courier: 'Delhivery', trackingNumber: awb } : {};
    const data = { to, orders: [{ orderId, ...carrier }] };
    const { results } = await (await page.request.post('/api/admin/order/move', { data })).json();
    expect(results).toMatchObject([{ isMoved: true }]);
  }
  await page.reload();
  await expect(page.getByText('Paid in cash on delivery')).toBeVisible();
  const { parcels } = await (await page.request.get('/api/admin/remittance/list?isOpen=yes')).json();
  const due = parcels.find((parcel: { orderId: string }) => parcel.orderId === orderId).due / 100;
  const content = `AWB,COD amount,UTR\n${awb},${due},UTR-${awb}\n`;
  const file = { fileName: 'cash.csv', content, isPreview: false };
  expect((await page.request.post('/api/admin/remittance/import', { data: file })).status()).toBe(200);

  const data = { orderId, requestId: crypto.randomUUID(), amount: 15_000, reason: 'A loose thread' };
  expect((await page.request.post('/api/admin/order/refund', { data })).status()).toBe(200);
  const refund = page.getByRole('listitem').filter({ hasText: orderId.slice(-8).toUpperCase() });
  await expect(async () => {
    await page.goto('/admin/refunds');
    await expect(refund.getByRole('button', { name: 'Pay by RazorpayX' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expectAccessible(page);
  await refund.getByRole('button', { name: 'Pay by RazorpayX' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Account holder’s name').fill('Asha Rao');
  await dialog.getByLabel('UPI id').fill('asha');
  await dialog.getByRole('button', { name: 'Pay Rs. 150' }).click();
  await expect(dialog.getByText('Please enter a UPI id, such as asha@okbank')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('UPI id').fill('asha@okbank');
  await dialog.getByRole('button', { name: 'Pay Rs. 150' }).click();
  await expect(page.getByText('The payout is on its way')).toBeVisible();
  await expect(async () => {
    await page.goto(`/admin/orders/${orderId}`);
    await expect(page.getByText('Payout of Rs. 150, attempt 1: paid')).toBeVisible({ timeout: 3_000 });
  }).toPass();

  const second = { ...data, requestId: crypto.randomUUID(), amount: 5_000 };
  expect((await page.request.post('/api/admin/order/refund', { data: second })).status()).toBe(200);
  const wayOut = page.getByRole('link', { name: 'See what can be done' });
  await expect(async () => {
    await page.goto(`/admin/orders/${orderId}`);
    await expect(page.getByText('Refund of Rs. 50: to be paid')).toBeVisible({ timeout: 3_000 });
    await expect(wayOut).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await wayOut.click();
  await refund.getByRole('button', { name: 'Give up' }).click();
  await expectAccessible(page);
  await dialog.getByLabel(/^Reason/).fill('She took a new size instead');
  await dialog.getByRole('button', { name: 'Give up the refund' }).click();
  await expect(page.getByText('The refund was given up')).toBeVisible();
  await expect(refund).toHaveCount(0);
  await page.goto(`/admin/orders/${orderId}`);
  await expect(page.getByText('Refund of Rs. 50: given up')).toBeVisible();
  await expect(page.getByText('She took a new size instead')).toBeVisible();
});

test('a guest learns that a cash on delivery order is cancelled unless it is confirmed, and confirms it by the mailed link', async ({
  page,
  request,
}) => {
  await offerCash(request, true, 'always');
  const email = 'confirming@guest.example';
  await openFilledCart(page, kurti.id, 'M', { email });
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: /^Place Order, Rs\. .* on delivery$/ }).click();
  await expect(page.getByRole('heading', { name: 'Order Placed' })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  const deadline = /\d{1,2} \w{3,4} \d{4}, \d{1,2}:\d{2} [ap]m/;
  const byMail = new RegExp(`^We have sent an e-mail to ${email}\\. .* by ${deadline.source}\\.$`);
  await expect(page.getByText(byMail)).toBeVisible();
  await expect(page.getByText('Otherwise it is cancelled.')).toBeVisible();
  await expect(page.getByText('Arrives')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Track your order' }).click();
  const hint = new RegExp(
    `^Please confirm it by ${deadline.source}, with the button in the e-mail we sent you`,
  );
  await expect(page.getByText(hint)).toBeVisible();

  let link = '';
  await expect(async () => {
    const mails = await (await request.get('/dev/mailbox.json')).text();
    expect(mails).toMatch(/Please confirm your order \w+ by [^"]+, or it is cancelled/);
    link =
      /\/guest-tracking\?token=[\w.-]+&confirm=[\w.-]+/.exec(mails.slice(mails.indexOf(email)))?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your Orders (1)' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Yes, Send It' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Please confirm your order' })).toBeInViewport();
  await expect(page.getByText(/Please confirm it by .*; otherwise it is cancelled\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, Send It' }).click();
  await expect(page.getByText('Thank you, your order is confirmed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please confirm your order' })).toHaveCount(0);

  await openAsOwner(page, `/admin/orders/${orderId}`);
  await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Confirmation' })).toHaveCount(0);
});

test('beside Place Order there is one amount, the whole rupees that the courier takes', async ({
  page,
  request,
}) => {
  await offerCash(request, true);
  await page.setViewportSize({ width: 390, height: 844 });
  await openFilledCart(page, kurti.id, 'M', { email: 'whole@guest.example' });
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  const total = (kurti.pricePaise * 0.9) / 100;
  expect(total).not.toBe(Math.floor(total));
  const bar = page.locator('.pay-bar');
  const rupees = new Intl.NumberFormat('en-IN').format(Math.floor(total));
  await expect(bar.getByRole('button')).toHaveText(`Place Order, Rs. ${rupees} on delivery`);
  await expect(bar.getByRole('status')).toHaveText(`1 item, total Rs. ${rupees}`);
  await expect(bar.getByText('Rs.').and(bar.locator(':not(.sr-only)'))).toHaveCount(1);
});

test('the owner sets the rules for cash on delivery', async ({ page }) => {
  await openAsOwner(page, '/admin/settings/payment');
  await page.getByLabel('Offer cash on delivery').check();
  await page.getByLabel('Maximum total (Rs.)').fill('3000');
  await page.getByLabel('Not in these PIN codes').fill('744\n682x');
  const section = page.getByRole('region', { name: 'Cash on delivery' });
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Please enter PIN codes or their first digits, two to six digits each'),
  ).toBeVisible();
  await page.getByLabel('Not in these PIN codes').fill('744');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved and in effect')).toBeVisible();
  await expectAccessible(page);
});
