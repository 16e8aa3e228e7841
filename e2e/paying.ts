import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';
import { paymentWindow } from './shopper.ts';

export const VERIFY_CALL = '**/api/order/razorpay/verify-payment';
export const STATUS_CALL = '**/api/order/checkout-status';
export const CREATE_CALL = '**/api/order/razorpay/create-order';

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay / });
export const success = (page: Page): Locator => page.getByRole('heading', { name: 'Payment Successful!' });
export const emptyCart = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true });

/** Goes on to the provider's payment window. @returns the provider's order */
export async function openWindow(page: Page): Promise<string> {
  const answered = page.waitForResponse(CREATE_CALL);
  await payButton(page).click();
  const { orderId } = await (await answered).json();
  await expect(paymentWindow(page).getByText('Test mode')).toBeVisible();
  return orderId;
}

export async function payInWindow(page: Page): Promise<void> {
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay Rs\./ })
    .click();
}

/** Pays outside the open window, as a shopper may in the app of their bank. */
export async function payElsewhere(page: Page, orderId: string): Promise<void> {
  const data = { order_id: orderId, instrument: 'success@razorpay' };
  expect((await page.request.post('/sandbox/razorpay/pay', { data })).status()).toBe(200);
}
