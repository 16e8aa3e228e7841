import type { Page } from '@playwright/test';
import { newEmail } from '../account.ts';
import { labelled } from '../catalogue.ts';
import { watchLayoutShift } from '../layout-shift.ts';
import { expect, test } from '../shop-test.ts';
import { addToCart, openCart, openFilledCart, paymentWindow, putInCart } from '../shopper.ts';

test('a sold-out product can be neither added to the cart nor bought', async ({ page }) => {
  await page.goto(`/product/${labelled('demo-sold-out').id}`);
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'BUY NOW' })).toBeDisabled();
});

test('a sold-out size is disabled, and the others are not', async ({ page }) => {
  const product = labelled('demo-size-gone');
  await page.goto(`/product/${product.id}`);
  const sizes = page.getByRole('group', { name: 'Size' });
  const entries = Object.entries(product.stock as Record<string, number>);
  for (const [size, units] of entries) {
    const name = units === 0 ? `${size}, sold out` : size;
    const button = sizes.getByRole('button', { name, exact: true });
    if (units === 0) await expect(button).toBeDisabled();
    else await expect(button).toBeEnabled();
  }
});

test('a shopper cannot add more units to the cart than are available', async ({ page }) => {
  await addToCart(page, labelled('demo-last-one').id, 'M');
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page.getByText('Only 1 left in stock')).toBeVisible();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByRole('group', { name: 'Size' }).getByRole('alert')).toHaveText(
    'Cannot add more. Only 1 available, 1 already in cart.',
  );
});

async function openWindowForLastOne(page: Page): Promise<void> {
  await openFilledCart(page, labelled('demo-last-one').id, 'M', { email: newEmail('last-one') });
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(paymentWindow(page).getByText('Test mode')).toBeVisible();
}

async function availableOf(page: Page, productId: string): Promise<unknown> {
  const answer = await page.request.post('/api/product/stock-levels', { data: { productIds: [productId] } });
  return (await answer.json()).stockLevels[productId].stock.M;
}

test('a shopper who closes the payment window is not kept from the last unit by their own reservation', async ({
  page,
}) => {
  await page.clock.install();
  await openWindowForLastOne(page);
  const readAgain = () => page.waitForResponse((answer) => answer.url().includes('/cart/products'));
  await expect.poll(() => availableOf(page, labelled('demo-last-one').id)).toBe(0);
  const whileOpen = readAgain();
  await page.clock.runFor(30_000);
  await whileOpen;
  await paymentWindow(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('The payment was not completed. Your cart is as it was.')).toBeVisible();
  await expect.poll(() => availableOf(page, labelled('demo-last-one').id)).toBe(1);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled();
  const later = readAgain();
  await page.clock.runFor(30_000);
  await later;
  await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled();
  await expect(page.getByText('Out of stock')).toBeHidden();
});

test('closing the paying tab releases the last unit, while viewing the cart in a second tab does not', async ({
  page,
  context,
}) => {
  const product = labelled('demo-last-one').id;
  await openWindowForLastOne(page);
  await expect.poll(() => availableOf(page, product)).toBe(0);
  const second = await context.newPage();
  const asked = second.waitForResponse('**/api/order/checkout-status');
  await second.goto('/cart');
  expect(await (await asked).json()).toMatchObject({ state: 'open' });
  await page.close();
  await second.reload();
  await expect(second.getByRole('button', { name: /^Pay / })).toBeEnabled();
  await expect.poll(() => availableOf(second, product)).toBe(1);
});

test('the last unit, which the shopper reserved, is not out of stock on other pages of their browser', async ({
  page,
  context,
}) => {
  const product = labelled('demo-last-one').id;
  await openWindowForLastOne(page);
  await expect.poll(() => availableOf(page, product)).toBe(0);
  const second = await context.newPage();
  await second.goto(`/product/${product}`);
  const sizes = second.getByRole('group', { name: 'Size' });
  await expect(sizes.getByRole('button', { name: 'M', exact: true })).toBeEnabled();
  const asked = second.waitForResponse('**/api/product/stock-levels');
  await second.goto('/cart');
  await asked;
  await expect(second.getByRole('list', { name: 'Cart' })).toBeVisible();
  await expect(second.getByText('Out of stock')).toBeHidden();
});

test('a cart with more units than are available cannot be paid until one click corrects it', async ({
  page,
}) => {
  const product = labelled('demo-low-stock');
  await putInCart(page, product.id, { M: 9 });
  await page.goto('/cart');
  await expect(page.getByText('Cannot proceed: Some items have critical stock issues')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Stock Issues Detected' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'RESOLVE STOCK ISSUES TO CONTINUE' })).toBeDisabled();
  await page.getByRole('button', { name: 'Take 3' }).click();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled();
});

test('a quantity that is not available is reset to the previous one, with the reason below the line', async ({
  page,
}) => {
  await openCart(page, labelled('demo-low-stock').id, 'M');
  const quantity = page.getByLabel(/^Quantity of/);
  const line = page.getByRole('list', { name: 'Cart' });
  await quantity.fill('9');
  await quantity.press('Enter');
  await expect(line.getByText('Only 3 available in stock')).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Only 3 available in stock'),
  ).toBeVisible();
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(line.getByText('Only 3 available in stock')).toBeHidden();
  for (const nonsense of ['-1', '1.5', '']) {
    await quantity.fill(nonsense);
    await quantity.press('Enter');
    await expect(quantity).toHaveValue('2');
    await expect(line.getByText('Please enter a whole number')).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a shopper can undo the removal of a cart line', async ({ page }) => {
  const product = labelled('demo-low-stock');
  await openCart(page, product.id, 'L');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(
    page.getByRole('list', { name: 'Cart' }).getByRole('link', { name: product.name }),
  ).toBeVisible();
});

test('a shopper removes a cart line by typing 0 and pressing Enter', async ({ page }) => {
  await openCart(page, labelled('demo-low-stock').id, 'L');
  await page.getByLabel(/^Quantity of/).fill('0');
  await page.getByLabel(/^Quantity of/).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('the stock of what is in the cart is refreshed every 30 s on any page, except while the page is hidden', async ({
  page,
}) => {
  const product = labelled('demo-low-stock');
  await page.clock.install();
  const call = '/api/product/stock-levels';
  const question = { productIds: [product.id] };
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(call)) asked.push(request.postDataJSON());
  });
  const show = (state: 'visible' | 'hidden') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  await page.goto('/about');
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  await putInCart(page, product.id, { M: 1 });
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  // The 30 s begin when the code has come, which nothing on the page shows.
  await expect(async () => {
    const asking = page.waitForRequest(`**${call}`, { timeout: 1_000 });
    await page.clock.runFor(30_000);
    await asking;
  }).toPass();
  expect(asked).toEqual([question]);
  await page.clock.runFor(30_000);
  await expect.poll(() => asked).toEqual([question, question]);
  await show('hidden');
  await page.clock.runFor(90_000);
  expect(asked).toHaveLength(2);
  await show('visible');
  await expect.poll(() => asked.length).toBe(3);
});

test('the page of a product in the cart shows the stock that was just fetched', async ({ page }) => {
  const product = labelled('demo-low-stock');
  await page.clock.install();
  await addToCart(page, product.id, 'L');
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await page.route('**/api/product/stock-levels', (route) =>
    route.fulfill({ json: { success: true, stockLevels: { [product.id]: { stock: { M: 0, L: 0 } } } } }),
  );
  await page.clock.runFor(30_000);
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeDisabled();
});

test('on a phone the page does not jump when the cart turns out to be empty', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const shift = await watchLayoutShift(page);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);
});
