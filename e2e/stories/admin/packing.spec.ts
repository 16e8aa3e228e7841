import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { addStaff, openAsOwner, openAsStaff } from '../../admin.ts';
import { buyAsGuest } from '../../buy.ts';
import { expect, test } from '../../shop-test.ts';
import { expectTree } from '../../trees.ts';

/** The browser's log line for a response that the form handles. */
const REFUSED = expect.stringContaining('the server responded with a status of 400');

test('a packer moves 20 orders to Packing at once, prints their documents and cannot see coupons', async ({
  page,
  request,
}) => {
  test.slow();
  const family = `Bulk${crypto.randomUUID().slice(0, 8)}`;
  for (let turn = 0; turn < 20; turn++) {
    const guest = { firstName: 'Tara', lastName: `${family}${turn}`, email: `tara${turn}@guest.example` };
    await buyAsGuest(request, guest);
  }
  const packer = await addStaff(page, 'packer');
  await openAsStaff(page, packer);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Coupons' })).toHaveCount(0);
  expect((await page.request.get('/api/admin/coupon/list')).status()).toBe(403);

  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Order, buyer, tracking, payment …' }).fill(`tara ${family}`);
  const rows = page
    .getByRole('table', { name: 'Orders' })
    .getByRole('row')
    .filter({ hasText: `Tara ${family}` });
  await expect(page.getByText(`Orders for “tara ${family}”: 20 shown`)).toBeAttached();
  await page.getByLabel('Select all shown').check();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  await expect(bar).toContainText('20 selected');
  await bar.getByRole('button', { name: 'Move to Packing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move 20 orders' }).click();
  await expect(page.getByText('20 orders are Packing')).toBeVisible();
  await expect(rows.filter({ hasText: 'Packing' })).toHaveCount(20);

  await page.getByLabel('Select all shown').check();
  await bar.getByRole('link', { name: 'Pick list' }).click();
  await expect(page.getByText('20 units for 20 orders')).toBeVisible();
  await page
    .getByLabel(/^Bin location of/)
    .first()
    .fill('Shelf 4');
  await page
    .getByLabel(/^Bin location of/)
    .first()
    .blur();
  await expectAccessible(page);
  await page.goBack();
  await page.getByLabel('Select all shown').check();
  await bar.getByRole('link', { name: 'Packing slips' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('article').first()).toContainText('12 Temple Road');
  await expect(page.getByRole('main')).not.toContainText(/Rs\.|₹/);
  await expectAccessible(page);
});

test('a packer packs and ships an order on a phone by keyboard alone', async ({ page, request }) => {
  const orderId = await buyAsGuest(request, {
    firstName: 'Kala',
    lastName: 'Phone',
    email: 'kala@guest.example',
  });
  const shortId = orderId.slice(-8).toUpperCase();
  const packer = await addStaff(page, 'packer');
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsStaff(page, packer, '/admin/orders');
  await page.getByRole('searchbox').fill(shortId);
  await expect(page.getByText('Found in all states:')).toBeVisible();
  await page.getByRole('link', { name: shortId }).press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${shortId}` })).toBeVisible();
  await page.getByRole('button', { name: 'Move to Packing' }).press('Enter');
  await page.getByRole('button', { name: 'Ship …' }).press('Enter');
  await page.getByRole('combobox', { name: 'Courier' }).pressSequentially('Delhivery');
  await page.keyboard.press('Tab');
  await page.keyboard.type('DL 4711');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 order is Shipped')).toBeVisible();
  await expect(page.getByLabel('Tracking number')).toHaveValue('DL 4711');
  await expect(page.getByRole('link', { name: /^Invoice/ })).toBeVisible();
  for (const refused of ['Refund a part', 'Cancel the order', 'Write to the buyer']) {
    await expect(page.getByRole('button', { name: refused })).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('the owner refunds part of an order, writes to the buyer, adds a note and cancels the order', async ({
  page,
  request,
  complaints,
}) => {
  const orderId = await buyAsGuest(request, {
    firstName: 'Lila',
    lastName: 'Part',
    email: 'lila@guest.example',
  });
  const ledger = async () => (await (await request.get('/sandbox/razorpay/ledger')).json()).refunded;
  await openAsOwner(page, `/admin/orders/${orderId}`);
  await expectTree(page, 'admin-order');
  const before = await ledger();
  await page.getByRole('button', { name: 'Refund a part' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount (Rs.)').fill('99999');
  await dialog.getByLabel('Reason (not shown to the buyer)').fill('A loose thread');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByText(/^At most Rs/).last()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Amount (Rs.)').fill('100.50');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByText('Refund of Rs. 100.50')).toBeVisible();
  await expect.poll(async () => (await ledger()) - before).toBeGreaterThanOrEqual(10_050);

  await page.getByRole('button', { name: 'Write to the buyer' }).click();
  await dialog.getByLabel('Message').fill('Your kurti comes with a small gift.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your kurti comes with a small gift.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await dialog.getByLabel('Note').fill('Add the potli bag');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Add the potli bag')).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876543210\?text=Namaste%20Lila/,
  );

  const { order } = await (await page.request.get(`/api/admin/order/detail?orderId=${orderId}`)).json();
  expect(order.refundable).toBe(order.amount - 10_050);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog.getByText(`${formatRupees(order.refundable)} go back to the buyer`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason (not shown to the buyer)').fill('She asked by phone');
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('She asked by phone')).toBeVisible();
  await expect(
    page.getByRole('banner').getByText('Cancelled').or(page.locator('header').getByText('Cancelled')),
  ).toBeVisible();
  expect(complaints.splice(0)).toEqual([REFUSED, REFUSED]);
});

test('orders are accessible on a phone and a large screen, in light and dark', async ({ page }) => {
  await openAsOwner(page, '/admin/orders?state=all');
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expectAccessibleInEveryScheme(page);
});
