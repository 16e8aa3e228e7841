import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { kurtiSet, labelled } from '../catalogue.ts';
import { expectHydrated } from '../hydrated.ts';
import { sizes, toast } from '../product-page.ts';
import { expect, test } from '../shop-test.ts';

const sizeUnavailable = labelled('demo-size-gone');
const gone = Object.entries(sizeUnavailable.stock).find(([, units]) => units === 0)?.[0] ?? '';

/** Replaces the shop's response about stock. */
async function answerStock(page: Page, stock: unknown): Promise<void> {
  await page.route('**/api/product/stock-levels', async (route) => {
    const { productIds } = route.request().postDataJSON();
    await route.fulfill({ json: { success: true, stockLevels: { [productIds[0]]: { stock } } } });
  });
}

test('adding to the cart checks the stock first, and the popup leads on to the cart', async ({ page }) => {
  await page.goto(`/product/${kurtiSet.id}`);
  await sizes(page).getByRole('button', { name: 'M', exact: true }).click();
  const asked = page.waitForRequest('**/api/product/stock-levels');
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  expect((await asked).postDataJSON()).toEqual({ productIds: [kurtiSet.id] });
  const popup = page.getByRole('dialog', { name: 'Added to Cart' });
  const rupees = new Intl.NumberFormat('en-IN').format(kurtiSet.pricePaise / 100);
  await expect(popup.getByText(`₹${rupees}`)).toBeVisible();
  await expect(popup.getByText('Size M')).toBeVisible();
  await popup.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(popup).toBeHidden();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await popup.getByRole('link', { name: 'View Cart' }).click();
  await expect(page).toHaveURL('/cart');
});

test('a size that was sold a moment ago is not added to the cart', async ({ page }) => {
  await page.goto(`/product/${kurtiSet.id}`);
  await answerStock(page, { M: 0 });
  await sizes(page).getByRole('button', { name: 'M', exact: true }).click();
  for (const button of ['ADD TO CART', 'BUY NOW']) {
    await page.getByRole('button', { name: button }).click();
    await expect(toast(page, 'Selected size is out of stock!').last()).toBeVisible();
    await page.reload();
    await sizes(page).getByRole('button', { name: 'M', exact: true }).click();
  }
});

test('a saree that was sold a moment ago cannot be bought', async ({ page }) => {
  await page.goto(`/product/${labelled('demo-unsized-3').id}`);
  // Other stories buy this product too.
  await expect(page.getByText(/^Only [1-3] left in stock$/)).toBeVisible();
  await answerStock(page, 0);
  await page.getByRole('button', { name: 'BUY NOW' }).click();
  await expect(toast(page, '📦 Out of stock')).toBeVisible();
  // --primary-deep of ui/src/tokens.css
  await expect(toast(page, '📦 Out of stock').locator('..')).toHaveCSS(
    'background-color',
    'rgb(165, 42, 19)',
  );
  await expect(page.getByRole('button', { name: 'BUY NOW' })).toBeDisabled();
});

test('a product that was withdrawn a moment ago is reported as not found, and so is its page', async ({
  page,
  complaints,
}) => {
  await page.goto(`/product/${kurtiSet.id}`);
  await answerStock(page, 0);
  await page.route('**/api/product/single', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'Product not found', code: 'NOT_FOUND' } }),
  );
  await sizes(page).getByRole('button', { name: 'M', exact: true }).click();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(toast(page, 'Product not found')).toBeVisible();
  await page.goto('/product/withdrawn');
  await expect(toast(page, 'Product not found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  // The browser logs each 404.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('404');
});

test('a shopper can still add to the cart when the stock cannot be checked', async ({ page, complaints }) => {
  await page.goto(`/product/${kurtiSet.id}`);
  await page.route('**/api/product/stock-levels', (route) => route.abort());
  await sizes(page).getByRole('button', { name: 'M', exact: true }).click();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to Cart' })).toBeVisible();
  // The browser logs the broken connection.
  complaints.splice(0);
});

test('a sold-out size cannot be bought, but a shopper can ask for a stock alert', async ({ page }) => {
  await page.goto(`/product/${sizeUnavailable.id}`);
  await expect(sizes(page).getByRole('button', { name: `${gone}, sold out` })).toBeDisabled();
  await page.getByRole('button', { name: `Tell me when ${gone} is back` }).click();
  const alert = page.getByRole('region', { name: `Tell me when ${gone} is back` });
  await alert.getByRole('button', { name: 'NOTIFY ME' }).click();
  await expect(alert.getByText('Please enter your email address')).toBeVisible();
  await expectAccessible(page);
  await alert.getByLabel('Email address').fill('kavya@guest');
  await expect(alert.getByText('Please enter a valid email address')).toBeVisible();
  await alert.getByLabel('Email address').fill('kavya.waits@guest.example');
  await expect(alert.getByText('Please enter a valid email address')).toBeHidden();
  const sent = page.waitForRequest('**/api/product/stock-alert');
  await alert.getByRole('button', { name: 'NOTIFY ME' }).click();
  expect((await sent).postDataJSON()).toEqual({
    productId: sizeUnavailable.id,
    email: 'kavya.waits@guest.example',
    size: gone,
  });
  await expect(toast(page, 'You will be notified when this item is back in stock!')).toBeVisible();
  await expect(alert.getByRole('status')).toHaveText(
    /^Please confirm your address with the link in our e-mail to kavya\.waits@guest\.example\./,
  );
});

test('a shopper is told when a stock alert cannot be requested', async ({ page, complaints }) => {
  await page.goto(`/product/${sizeUnavailable.id}`);
  await page.getByRole('button', { name: `Tell me when ${gone} is back` }).click();
  await page.getByLabel('Email address').last().fill('kavya.waits@guest.example');
  for (const fail of ['no connection', 'no message'] as const) {
    await page.route('**/api/product/stock-alert', (route) =>
      fail === 'no connection' ? route.abort() : route.fulfill({ status: 502, body: '<html>' }),
    );
    await page.getByRole('button', { name: 'NOTIFY ME' }).click();
    await expect(toast(page, 'Failed to subscribe to stock alert')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page, 'Failed to subscribe to stock alert')).toBeHidden();
    await page.unroute('**/api/product/stock-alert');
  }
  complaints.splice(0);
});

test('a tap on a sold-out size also opens the stock alert form', async ({ page }) => {
  await page.goto(`/product/${sizeUnavailable.id}`);
  // Without scripts, browsers do not report taps on a disabled button.
  await expectHydrated(page);
  const button = sizes(page).getByRole('button', { name: `${gone}, sold out` });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(page.getByRole('button', { name: 'NOTIFY ME' })).toBeVisible();
});

test('a product that is sold out in every size says so and offers the stock alert at once', async ({
  page,
}) => {
  await page.goto(`/product/${labelled('demo-sold-out').id}`);
  const size = page.getByRole('group', { name: 'Size', exact: true });
  await expect(size.getByText('Out of stock', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'NOTIFY ME' })).toBeVisible();
  await expectAccessible(page);
});
