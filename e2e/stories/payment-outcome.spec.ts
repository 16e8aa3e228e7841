import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { makeAccount, newEmail, signIn } from '../account.ts';
import { kurti, labelled } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { addToCart, fillDelivery, paymentWindow } from '../shopper.ts';

const STATUS = '**/api/order/checkout-status';
const VERIFY = '**/api/order/razorpay/verify-payment';
const CREATE = '**/api/order/razorpay/create-order';

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / });
const success = (page: Page) => page.getByRole('heading', { name: 'Payment Successful!' });
const checking = (page: Page) => page.getByRole('status').filter({ hasText: 'Checking your payment…' });
const emptyCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true });

async function fillCart(page: Page): Promise<void> {
  await addToCart(page, kurti.id, 'L');
  await page.getByRole('link', { name: 'View Cart' }).click();
  await expect(page).toHaveURL('/cart');
}

/** As far as the provider's window. @returns the provider's order */
async function openWindow(page: Page): Promise<string> {
  const answered = page.waitForResponse(CREATE);
  await payButton(page).click();
  const { orderId } = await (await answered).json();
  await expect(paymentWindow(page).getByText('Test mode')).toBeVisible();
  return orderId;
}

/** The shopper pays elsewhere, such as in the app of their bank, while the window stands open. */
async function payElsewhere(page: Page, orderId: string): Promise<void> {
  const data = { order_id: orderId, instrument: 'success@razorpay' };
  expect((await page.request.post('/sandbox/razorpay/pay', { data })).status()).toBe(200);
}

async function loseNetwork(page: Page): Promise<() => Promise<void>> {
  for (const call of [VERIFY, STATUS]) await page.route(call, (route) => route.abort());
  return () => page.unrouteAll();
}

test('who pays and closes the window before it says so has the order, and the cart is empty', async ({
  page,
}) => {
  await fillCart(page);
  await fillDelivery(page, { email: newEmail('closes') });
  await openWindow(page);
  await paymentWindow(page).getByRole('button', { name: 'Pay, then close the window' }).click();
  await expect(success(page)).toBeVisible();
  await expect(emptyCart(page)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('the same for a direct buy, which leaves the cart alone', async ({ page }) => {
  await addToCart(page, labelled('demo-low-stock').id, 'S');
  await page.goto(`/product/${kurti.id}`);
  await page.getByRole('button', { name: 'S', exact: true }).click();
  await page.getByRole('button', { name: 'BUY NOW' }).click();
  await fillDelivery(page, { email: newEmail('closes-direct') });
  await openWindow(page);
  await paymentWindow(page).getByRole('button', { name: 'Pay, then close the window' }).click();
  await expect(success(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto('/place-order');
  await expect(page.getByRole('heading', { name: 'Nothing to check out' })).toBeVisible();
});

test('who reloads the page after paying is led to the order instead of a second payment', async ({
  page,
}) => {
  await fillCart(page);
  await fillDelivery(page, { email: newEmail('reloads') });
  await payElsewhere(page, await openWindow(page));
  await page.reload();
  await expect(success(page)).toBeVisible();
  await expect(emptyCart(page)).toBeVisible();
});

test('a signed-in shopper whose cart the server has emptied by then is still told of the order', async ({
  page,
}) => {
  const email = newEmail('told');
  await makeAccount(page.request, email);
  await signIn(page, email);
  await fillCart(page);
  await expect(page.getByLabel('City')).toHaveValue('Kochi');
  const orderId = await openWindow(page);
  await payElsewhere(page, orderId);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const serverCart = async () =>
    (await (await page.request.post('/api/cart/get', { data: {}, headers: { token } })).json()).cartData;
  await expect.poll(serverCart).toEqual({});
  await page.reload();
  await expect(success(page)).toBeVisible();
});

test('a second tab does not offer to pay a paid cart again', async ({ page, context }) => {
  await fillCart(page);
  await fillDelivery(page, { email: newEmail('two-tabs') });
  const before = await context.newPage();
  await before.goto('/cart');
  await expect(payButton(before)).toBeEnabled();
  await payElsewhere(page, await openWindow(page));
  const after = await context.newPage();
  await after.goto('/cart');
  await expect(success(after)).toBeVisible();
  await expect(success(before)).toBeVisible();
});

test('a payment that comes through after the window was closed: Pay asks first, and opens no second one', async ({
  page,
}) => {
  await fillCart(page);
  await fillDelivery(page, { email: newEmail('asks-first') });
  const orderId = await openWindow(page);
  await paymentWindow(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('Your cart is as it was')).toBeVisible();
  await payElsewhere(page, orderId);
  let opened = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/create-order')) opened += 1;
  });
  await payButton(page).click();
  await expect(success(page)).toBeVisible();
  expect(opened).toBe(0);
});

test('a network that fails right after paying: the payment is checked until it is back', async ({
  page,
  complaints,
}) => {
  await fillCart(page);
  await fillDelivery(page, { email: newEmail('offline') });
  await openWindow(page);
  const restore = await loseNetwork(page);
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay Rs\./ })
    .click();
  await expect(checking(page)).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await restore();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(success(page)).toBeVisible();
  await expect(emptyCart(page)).toBeVisible();
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('net::ERR_FAILED');
});

test('a shop that cannot tell for long: nobody pays twice, and asking again leads to the order', async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await fillCart(page);
  await fillDelivery(page, { email: newEmail('unclear') });
  await openWindow(page);
  const restore = await loseNetwork(page);
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay Rs\./ })
    .click();
  await expect(checking(page)).toBeVisible();
  const unclear = page.getByText('We could not check your payment yet');
  await expect(async () => {
    await page.clock.runFor(15_000);
    await expect(unclear).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(payButton(page)).toBeDisabled();
  await page.reload();
  await expect(checking(page)).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await expect(async () => {
    await page.clock.runFor(15_000);
    await expect(unclear).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  await restore();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(success(page)).toBeVisible();
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('net::ERR_FAILED');
});

test('a window closed without paying: the cart is as it was, also after a reload, and can be paid', async ({
  page,
}) => {
  await fillCart(page);
  await fillDelivery(page, { email: newEmail('returns') });
  await openWindow(page);
  await paymentWindow(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('The payment was not completed. Your cart is as it was.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await openWindow(page);
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay Rs\./ })
    .click();
  await expect(success(page)).toBeVisible();
});

test('a payment that cannot begin is an alert that has to be closed, and the cart is still there', async ({
  page,
  complaints,
}) => {
  await fillCart(page);
  await fillDelivery(page, { email: newEmail('no-start') });
  await page.route(CREATE, (route) =>
    route.fulfill({
      status: 502,
      json: { success: false, code: 'PROVIDER_UNAVAILABLE', message: 'The payment service did not answer.' },
    }),
  );
  await payButton(page).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByText('Payment initiation failed.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL('/cart');
  await openWindow(page);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('502')]);
});

test('an answer that does not hold is an alert, then the page of the failure, and the cart can be paid', async ({
  page,
  complaints,
}) => {
  await fillCart(page);
  await fillDelivery(page, { email: newEmail('not-verified') });
  const orderId = await openWindow(page);
  const invented = {
    razorpay_order_id: orderId,
    razorpay_payment_id: 'pay_invented',
    razorpay_signature: 'none',
  };
  await page.route('**/sandbox/razorpay/pay', (route) => route.fulfill({ json: invented }));
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay Rs\./ })
    .click();
  const alert = page.getByRole('alertdialog', { name: 'Payment Failed' });
  await expect(alert.getByText('Payment verification failed')).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`/order-failure?orderId=${orderId}`);
  await expect(page.getByText('Unfortunately, your payment could not be processed.')).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(payButton(page)).toBeEnabled();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
});

test('a false answer about a payment that was captured does not hide the order', async ({
  page,
  complaints,
}) => {
  await fillCart(page);
  await fillDelivery(page, { email: newEmail('tampered') });
  await openWindow(page);
  await page.route(VERIFY, (route) => {
    const body = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...body, razorpay_signature: 'none' }) });
  });
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay Rs\./ })
    .click();
  await expect(success(page)).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
});

test('money that goes back is told by an alert, then on the page of the failure', async ({ page }) => {
  await fillCart(page);
  await fillDelivery(page, { email: newEmail('refunded') });
  await openWindow(page);
  await page.route(STATUS, (route) => route.fulfill({ json: { success: true, state: 'refunded' } }));
  await paymentWindow(page).getByRole('button', { name: 'Cancel payment' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Payment Failed' });
  await expect(alert).toContainText('Your payment is being refunded');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/order-failure/);
  await expect(page.getByRole('alert')).toContainText('Your payment is being refunded');
});

test('the page of a failure asks first: a payment that went through leads to the order', async ({ page }) => {
  await fillCart(page);
  await fillDelivery(page, { email: newEmail('no-failure') });
  const orderId = await openWindow(page);
  await payElsewhere(page, orderId);
  await page.goto(`/order-failure?orderId=${orderId}`);
  await expect(success(page)).toBeVisible();
  await expect(emptyCart(page)).toBeVisible();
});

test('who turned back at a payment page ends at the cart, also when there is no such order', async ({
  page,
  complaints,
}) => {
  await page.goto('/verify?success=false&orderId=00000000-0000-7000-8000-000000000000');
  await expect(page).toHaveURL('/cart');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
});

test('the state is not marked as required like the other fields, and is asked for all the same', async ({
  page,
}) => {
  await fillCart(page);
  await fillDelivery(page, { email: newEmail('no-state') });
  const state = page.getByLabel('State');
  await expect(page.getByLabel('City')).toHaveAttribute('required');
  await expect(state).not.toHaveAttribute('required');
  await state.selectOption('Choose');
  await payButton(page).click();
  await expect(page.getByText('Fill Address Details to Proceed')).toBeVisible();
  await expect(page.getByText('Choose the state')).toBeVisible();
});
