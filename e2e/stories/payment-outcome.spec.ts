import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { newEmail, signUp } from '../account.ts';
import { kurti, labelled } from '../catalogue.ts';
import {
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
import { addToCart, fillDelivery, openFilledCart, paymentWindow, putInCart } from '../shopper.ts';

const checking = (page: Page) => page.getByRole('status').filter({ hasText: 'Checking your payment…' });

/** Advances the page's clock, with pauses in which the responses can arrive. */
async function runUntilVisible(shown: Locator): Promise<void> {
  const isShownInTheEnd = async () => {
    await shown.page().clock.runFor(15_000);
    return shown.isVisible();
  };
  await expect.poll(isShownInTheEnd, { intervals: [50] }).toBe(true);
}

async function loseNetwork(page: Page): Promise<() => Promise<void>> {
  for (const call of [VERIFY_CALL, STATUS_CALL]) await page.route(call, (route) => route.abort());
  // A call that is being answered at that moment would otherwise get no response.
  return () => page.unrouteAll({ behavior: 'wait' });
}

test('a shopper who pays and closes the window before it confirms sees the order and an empty cart', async ({
  page,
}) => {
  await openFilledCart(page, kurti.id, 'L', { email: newEmail('closes') });
  await openWindow(page);
  await paymentWindow(page).getByRole('button', { name: 'Pay, then close the window' }).click();
  await expect(success(page)).toBeVisible();
  await expect(emptyCart(page)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('a Buy Now shopper who pays and closes the window sees the order, and the cart is left alone', async ({
  page,
}) => {
  await putInCart(page, labelled('demo-low-stock').id, { S: 1 });
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

test('a shopper who reloads the page after paying sees the order instead of a second payment', async ({
  page,
}) => {
  await openFilledCart(page, kurti.id, 'L', { email: newEmail('reloads') });
  await payElsewhere(page, await openWindow(page));
  await page.reload();
  await expect(success(page)).toBeVisible();
  await expect(emptyCart(page)).toBeVisible();
});

test('a signed-in shopper sees the order even if the server has already emptied the cart', async ({
  page,
}) => {
  const email = newEmail('told');
  await signUp(page, email);
  await addToCart(page, kurti.id, 'L');
  await page.getByRole('link', { name: 'View Cart' }).click();
  await expect(page.getByRole('region', { name: 'Deliver to' })).toContainText('Kochi');
  const orderId = await openWindow(page);
  await payElsewhere(page, orderId);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const serverCart = async () =>
    (await (await page.request.post('/api/cart/get', { data: {}, headers: { token } })).json()).cartData;
  await expect.poll(serverCart).toEqual({});
  await page.reload();
  await expect(success(page)).toBeVisible();
});

test('a second tab does not offer to pay for a paid cart again', async ({ page, context }) => {
  await openFilledCart(page, kurti.id, 'L', { email: newEmail('two-tabs') });
  const before = await context.newPage();
  await before.goto('/cart');
  await expect(payButton(before)).toBeEnabled();
  await payElsewhere(page, await openWindow(page));
  const after = await context.newPage();
  await after.goto('/cart');
  // The first tab to ask shows the outcome; the others find the cart empty.
  const tabs = [page, before, after];
  const isShown = async () => (await Promise.all(tabs.map((tab) => success(tab).isVisible()))).some(Boolean);
  await expect.poll(isShown).toBe(true);
  for (const tab of [before, after]) {
    const empty = tab.getByRole('heading', { name: 'Your cart is empty' });
    await expect(success(tab).or(empty)).toBeVisible();
  }
});

test('when a payment arrives after its window was closed, Pay leads to the order and opens no second payment', async ({
  page,
}) => {
  await openFilledCart(page, kurti.id, 'L', { email: newEmail('asks-first') });
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

test('when the network fails right after paying, the payment is checked until the connection is back', async ({
  page,
  complaints,
}) => {
  await openFilledCart(page, kurti.id, 'L', { email: newEmail('offline') });
  await openWindow(page);
  const restore = await loseNetwork(page);
  await payInWindow(page);
  await expect(checking(page)).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await restore();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(success(page)).toBeVisible();
  await expect(emptyCart(page)).toBeVisible();
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('net::ERR_FAILED');
});

test('a shopper whose payment stays unclear cannot pay twice, and checking again leads to the order', async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await openFilledCart(page, kurti.id, 'L', { email: newEmail('unclear') });
  await openWindow(page);
  const restore = await loseNetwork(page);
  await payInWindow(page);
  await expect(checking(page)).toBeVisible();
  const unclear = page.getByText('We could not check your payment yet');
  await runUntilVisible(unclear);
  await expect(payButton(page)).toBeDisabled();
  await page.reload();
  await expect(checking(page)).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await runUntilVisible(unclear);
  await expectAccessible(page);
  await restore();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(success(page)).toBeVisible();
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('net::ERR_FAILED');
});
