import { expectAccessible } from '../accessibility.ts';
import { newEmail } from '../account.ts';
import { kurti } from '../catalogue.ts';
import {
  CREATE_CALL,
  emptyCart,
  openWindow,
  payButton,
  payElsewhere,
  payInWindow,
  STATUS_CALL,
  success,
  VERIFY_CALL,
} from '../paying.ts';
import { expect, test } from '../shop-test.ts';
import { openFilledCart, paymentWindow } from '../shopper.ts';

test('a shopper who closes the payment window finds the cart as it was, even after a reload, and can pay', async ({
  page,
}) => {
  await openFilledCart(page, kurti.id, 'L', { email: newEmail('returns') });
  await openWindow(page);
  await paymentWindow(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('The payment was not completed. Your cart is as it was.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await openWindow(page);
  await payInWindow(page);
  await expect(success(page)).toBeVisible();
});

test('a payment that cannot start shows an alert to dismiss, and the cart is still there', async ({
  page,
  complaints,
}) => {
  await openFilledCart(page, kurti.id, 'L', { email: newEmail('no-start') });
  await page.route(CREATE_CALL, (route) =>
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

test('an invalid payment confirmation shows an alert, then the failure page, and the cart can be paid', async ({
  page,
  complaints,
}) => {
  await openFilledCart(page, kurti.id, 'L', { email: newEmail('not-verified') });
  const orderId = await openWindow(page);
  const invented = {
    razorpay_order_id: orderId,
    razorpay_payment_id: 'pay_invented',
    razorpay_signature: 'none',
  };
  await page.route('**/sandbox/razorpay/pay', (route) => route.fulfill({ json: invented }));
  await payInWindow(page);
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

test('a forged confirmation of a captured payment does not hide the order', async ({ page, complaints }) => {
  await openFilledCart(page, kurti.id, 'L', { email: newEmail('tampered') });
  await openWindow(page);
  await page.route(VERIFY_CALL, (route) => {
    const body = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...body, razorpay_signature: 'none' }) });
  });
  await payInWindow(page);
  await expect(success(page)).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
});

test('a refund is announced by an alert, then on the failure page', async ({ page }) => {
  await openFilledCart(page, kurti.id, 'L', { email: newEmail('refunded') });
  await openWindow(page);
  await page.route(STATUS_CALL, (route) => route.fulfill({ json: { success: true, state: 'refunded' } }));
  await paymentWindow(page).getByRole('button', { name: 'Cancel payment' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Payment Failed' });
  await expect(alert).toContainText('Your payment is being refunded');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/order-failure/);
  // The address changes before the page does: for a moment the cart's own alerts are still there.
  await expect(page.getByRole('alert').filter({ hasText: 'Your payment is being refunded' })).toBeVisible();
});

test('the failure page of no order asks for none', async ({ page }) => {
  await page.goto('/order-failure');
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expect(page.getByText('Order ID:')).toBeHidden();
});

test('a shopper whose payment went through is led from the failure page to the order', async ({ page }) => {
  await openFilledCart(page, kurti.id, 'L', { email: newEmail('no-failure') });
  const orderId = await openWindow(page);
  await payElsewhere(page, orderId);
  await page.goto(`/order-failure?orderId=${orderId}`);
  await expect(success(page)).toBeVisible();
  await expect(emptyCart(page)).toBeVisible();
});

test('a shopper who turned back at a payment page ends at the cart even if the order does not exist', async ({
  page,
  complaints,
}) => {
  await page.goto('/verify?success=false&orderId=00000000-0000-7000-8000-000000000000');
  await expect(page).toHaveURL('/cart');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
});

test('the state is not marked as required like the other fields, but is still required', async ({ page }) => {
  await openFilledCart(page, kurti.id, 'L', { email: newEmail('no-state') });
  const state = page.getByLabel('State');
  await expect(page.getByLabel('City')).toHaveAttribute('required');
  await expect(state).not.toHaveAttribute('required');
  await state.selectOption('Choose');
  await payButton(page).click();
  await expect(page.getByText('Fill Address Details to Proceed')).toBeVisible();
  await expect(page.getByText('Choose the state')).toBeVisible();
});
