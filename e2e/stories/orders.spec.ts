import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryScheme } from '../accessibility.ts';
import { enter, makeAccount, newEmail } from '../account.ts';
import { addProduct } from '../add-product.ts';
import { openAsOwner } from '../admin.ts';
import { findProduct } from '../catalogue.ts';
import { operate } from '../operate.ts';
import { expect, test } from '../shop-test.ts';
import { openPlainPage } from '../shopper.ts';
import { expectTree } from '../trees.ts';

/** The items in My Orders. */
function rowsOn(page: Page): Locator {
  return page.getByRole('list', { name: /^Order [0-9A-F]{8}$/ }).getByRole('listitem');
}

/** The order in My Orders that has this text. */
function orderOf(page: Page, text: string): Locator {
  return page.getByRole('region', { name: /^Order [0-9A-F]{8}$/ }).filter({ hasText: text });
}

const asha = { email: 'asha@gulmohar.example', password: 'Kurti@2026' };

test('a shopper sees her orders, returns a damaged item with a photo and cancels an order just placed', async ({
  page,
  openElsewhere,
  complaints,
}) => {
  await enter(page, asha);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'MY ORDERS' })).toBeVisible();
  const rows = rowsOn(page);
  await expect(rows).toHaveCount(6);
  await expectTree(page, 'orders');
  const number = await page
    .getByRole('heading', { level: 2, name: /^Order / })
    .first()
    .innerText();
  await expect(
    orderOf(page, 'Shipped')
      .first()
      .getByText(/^Total Rs\. [\d,]+$/),
  ).toBeVisible();
  await expectAccessibleInEveryScheme(page, [360, 1440]);
  await page
    .getByRole('link', { name: /^Order details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(rows.filter({ hasText: 'Shipped' }).getByText('Return available after 5 days')).toBeVisible();

  const jhumka = rows.filter({ hasText: 'Temple Bell Jhumka' });
  await expect(jhumka).toContainText('Rs. 549');
  await expect(jhumka).toContainText('Quantity: 2');
  await jhumka.getByRole('button', { name: 'Return Temple Bell Jhumka' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return this item' });
  await dialog.getByRole('button', { name: 'Request Return' }).click();
  await expect(dialog.getByText('Return reason is required')).toBeVisible();
  // Earrings have no size, so none is too small.
  await expect(dialog.getByLabel('Too small')).toHaveCount(0);
  await expect(dialog.getByLabel('Looks different from the pictures')).toBeFocused();
  await expectTree(page, 'return');
  await expect(dialog.getByLabel('Photo (optional)')).toBeHidden();
  await dialog.getByLabel('Arrived damaged or faulty').check();
  await dialog.getByLabel('Tell us more (optional)').fill('One bell is missing');
  const photo = dialog.getByLabel('Photo (optional)');
  await photo.setInputFiles({ name: 'bell.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expectAccessibleInEveryScheme(page, [360, 1440]);
  await dialog.getByRole('button', { name: 'Request Return' }).click();
  await expect(dialog.getByText('Your return is requested; only the photo is missing.')).toBeVisible();
  await expect(dialog.getByRole('alert').getByText(/^Please choose a JPEG, PNG/)).toBeVisible();
  const buffer = await page.getByRole('heading', { level: 1, includeHidden: true }).screenshot();
  await photo.setInputFiles({ name: 'bell.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'Send Photo' }).click();
  await expect(page.getByText('Return request created successfully.')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  await expect(jhumka.getByRole('button', { name: 'Return Requested' })).toBeDisabled();
  await expect(jhumka.locator(':focus')).toHaveCount(1);

  const admin = await openElsewhere();
  await openAsOwner(admin, '/admin/returns');
  const request = admin.getByRole('listitem').filter({ hasText: 'Temple Bell Jhumka' });
  await expect(request).toContainText('Arrived damaged or faulty: One bell is missing');
  const shown = request.getByRole('img', { name: /^Sent by the buyer: Temple Bell Jhumka/ });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await orderOf(page, 'Temple Bell Jhumka').getByRole('link', { name: 'Order details' }).click();
  await expect(page.getByText('Return Requested: Temple Bell Jhumka')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download invoice' }).click();
  expect((await download).suggestedFilename()).toMatch(/^invoice-GM-.*\.pdf$/);

  await page.getByRole('link', { name: 'All orders' }).click();
  await orderOf(page, 'Order Placed').first().getByRole('link', { name: 'Order details' }).click();
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText('Your order is cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buy Again' })).toBeFocused();
});

test('a return that fails shows the server’s message, also without a code', async ({ page, complaints }) => {
  await enter(page, asha);
  await page.goto('/orders');
  const name = findProduct(({ slug }) => slug === 'madder-bagru-kurti-set').name;
  await rowsOn(page)
    .getByRole('button', { name: `Return ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Return this item' });
  await dialog.getByLabel('Too small').check();
  const message = 'The returns desk is closed today';
  const json = { success: false, message };
  await page.route('**/api/order/return-request', (route) => route.fulfill({ status: 500, json }));
  await dialog.getByRole('button', { name: 'Request Return' }).click();
  const reason = (text: string) => dialog.getByRole('alert').filter({ hasText: text });
  await expect(reason(`Failed to create return request: ${message}`)).toBeVisible();
  await page.route('**/api/order/return-request', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Request Return' }).click();
  await expect(reason('Error creating return request')).toBeVisible();
  complaints.splice(0);
});

test('a shopper exchanges an item for another size of the same price, and it is an order of its own', async ({
  page,
}) => {
  let dear = '';
  await page.route('**/api/product/single*', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const { stock, price } = reply.product;
    const sizes = Object.keys(stock);
    dear = sizes.at(-1) ?? '';
    const prices = Object.fromEntries(sizes.map((size) => [size, size === dear ? price + 100 : price]));
    await route.fulfill({ response, json: { ...reply, product: { ...reply.product, prices } } });
  });
  const { name } = findProduct(({ slug }) => slug === 'madder-bagru-kurti-set');
  await enter(page, asha);
  await page.goto('/orders');
  const rows = rowsOn(page);
  await rows.getByRole('button', { name: `Return ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Return this item' });
  await dialog.getByLabel('Too small').check();
  await expect(dialog.getByLabel('Refund')).toBeChecked();
  await dialog.getByLabel('Another size').check();
  await dialog.getByRole('button', { name: 'Request Return' }).click();
  const sizes = dialog.getByRole('group', { name: 'New size' });
  await expect(sizes.getByRole('alert')).toHaveText('Please select a size');
  await expect(sizes.getByRole('radio').first()).toBeFocused();
  await expect(sizes.getByLabel(dear, { exact: true })).toHaveCount(0);
  const size = (await sizes.getByRole('radio').last().getAttribute('value')) ?? '';
  await sizes.getByLabel(size, { exact: true }).check();
  await dialog.getByRole('button', { name: 'Request Return' }).click();
  await expect(page.getByText('Return request created successfully.')).toBeVisible();
  const row = rows.filter({ hasText: `Exchange for size ${size}` });
  await expect(row.getByRole('button', { name: 'Return Requested' })).toBeDisabled();

  const listed = operate('return')
    .split('\n')
    .find((line) => line.includes(`for size ${size}`));
  const returnId = listed?.slice(0, 8) ?? '';
  operate('return', returnId, 'approve');
  operate('return', returnId, 'received');

  await orderOf(page, `Exchange for size ${size}`).getByRole('link', { name: 'Order details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeFocused();
  await expect(page.getByText(`Exchange: ${name}, size ${size}`)).toBeVisible();
  await page.getByRole('link', { name: `Exchange for size ${size}` }).click();
  await expect(page.getByText('Replaces an item from')).toBeVisible();
  await expect(page.getByText(`Size: ${size}`)).toBeVisible();
  await expect(page.getByText('Payment: Exchange')).toBeVisible();
  await expect(page.getByText('Rs. 0', { exact: true })).toBeVisible();
});

test('a shopper returns one of three pieces and can still return the other two', async ({ page }) => {
  await enter(page, asha);
  await page.route('**/api/order/user-orders*', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const order = reply.orders.find((one: { isReturnable: boolean }) => one.isReturnable);
    const pieces = { quantity: 3, returnStatus: null, returnQuantity: 0, returnableQuantity: 3 };
    const requested = { returnStatus: 'Return Requested', returnQuantity: 1, returnableQuantity: 2 };
    const item = { ...order.items[0], ...pieces, ...(asked && requested) };
    await route.fulfill({
      response,
      json: { ...reply, orders: [{ ...order, items: [item] }], nextBefore: null },
    });
  });
  let asked: { itemIds: string[]; quantities: Record<string, number> } | undefined;
  await page.route('**/api/order/return-request', async (route) => {
    asked = route.request().postDataJSON();
    await route.fulfill({ json: { success: true, message: 'Requested', photoProof: 'a proof' } });
  });
  await page.goto('/orders');
  const row = rowsOn(page);
  await row.getByRole('button', { name: /^Return / }).click();
  const dialog = page.getByRole('dialog', { name: 'Return this item' });
  await dialog.getByLabel('How many of them?').selectOption('1');
  await dialog.getByLabel('Too small').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Request Return' }).click();
  await expect(row.getByRole('button', { name: 'Return Requested: 1 of 3' })).toBeDisabled();
  expect(asked?.quantities).toEqual({ [asked?.itemIds[0] ?? '']: 1 });
  await row.getByRole('button', { name: /^Return (?!Requested)/ }).click();
  await expect(dialog.getByLabel('How many of them?')).toHaveValue('2');
});

test('a guest who opens My Orders is asked to sign in', async ({ page }) => {
  await page.goto('/orders');
  await expect(page).toHaveURL('/login');
});

test('a shopper can retry an order that does not load, and is told when an order does not exist', async ({
  page,
  complaints,
}) => {
  await enter(page, asha);
  await page.goto('/orders');
  const link = page.getByRole('link', { name: 'Order details' }).first();
  await page.route('**/api/order/detail*', (route) => route.fulfill({ status: 500, json: {} }));
  await link.click();
  await expect(page.getByRole('alert').getByText('This order could not be loaded.')).toBeVisible();
  await expect(page.getByText('Order not found')).toBeHidden();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Delivery address' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buy Again' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto('/orders/00000000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('500'), expect.stringContaining('404')]);
});

test('a shopper can retry when more orders cannot be loaded', async ({ page, complaints }) => {
  await enter(page, asha);
  await page.route('**/api/order/user-orders*', async (route) => {
    if (route.request().url().includes('before=')) return route.fulfill({ status: 500, json: {} });
    const response = await route.fetch();
    const [order] = (await response.json()).orders;
    return route.fulfill({ response, json: { success: true, orders: [order], nextBefore: order._id } });
  });
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByRole('alert').getByText('More orders could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('More orders could not be loaded.')).toBeHidden();
  const rows = rowsOn(page);
  await expect(rows.nth(1)).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('500')]);
});

test('a shopper enters the phone number that her order came without', async ({ page, complaints }) => {
  const { id } = await addProduct();
  const token = await makeAccount(page.request, newEmail('no-phone'));
  const headers = { token };
  const call = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const response = await page.request[method](`/api${path}`, { headers, data });
    return response.json();
  };
  const { user } = await call('get', '/user/profile');
  await call('put', '/user/profile', { ...user, phone: '' });
  await call('post', '/cart/add', { itemId: id, size: 'M' });
  const opened = await call('post', '/order/razorpay/create-order', { amount: 1_399, isGuest: false });
  const paid = await page.request.post('/sandbox/razorpay/pay', {
    data: { order_id: opened.orderId, instrument: '4100 2800 0000 1007' },
  });
  const { orderId } = await call('post', '/order/razorpay/verify-payment', await paid.json());
  await openPlainPage(page);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(`/orders/${orderId}`);
  const form = page.getByRole('form', { name: 'Please enter your phone number' });
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save Phone Number' }).click();
  await expect(form.getByText('Please enter a valid 10-digit phone number')).toBeVisible();
  complaints.length = 0;
  await form.getByLabel('Phone Number').fill('9123456781');
  await form.getByRole('button', { name: 'Save Phone Number' }).click();
  await expect(page.getByText('9123456781')).toBeVisible();
  await expect(form).toHaveCount(0);
});
