import { labelled } from '../catalogue.ts';
import { watchLayoutShift } from '../layout-shift.ts';
import { expect, test } from '../shop-test.ts';
import { addToCart } from '../shopper.ts';

test('what is sold out cannot be bought, and says so', async ({ page }) => {
  await page.goto(`/product/${labelled('demo-sold-out').id}`);
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'BUY NOW' })).toBeDisabled();
});

test('a size that is gone is disabled, the others are not', async ({ page }) => {
  const product = labelled('demo-size-gone');
  await page.goto(`/product/${product.id}`);
  const sizes = page.getByRole('group', { name: 'Size' });
  const entries = Object.entries(product.stock as Record<string, number>);
  for (const [size, pieces] of entries) {
    const name = pieces === 0 ? `${size}, sold out` : size;
    const button = sizes.getByRole('button', { name, exact: true });
    if (pieces === 0) await expect(button).toBeDisabled();
    else await expect(button).toBeEnabled();
  }
});

test('no more of the last piece than there is', async ({ page }) => {
  await addToCart(page, labelled('demo-last-one').id, 'M');
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page.getByText('Only 1 left in stock')).toBeVisible();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByText('Cannot add more. Only 1 available, 1 already in cart.')).toBeVisible();
});

test('a cart that wants more than there is cannot be paid until one click has mended it', async ({
  page,
}) => {
  const product = labelled('demo-low-stock');
  await page.goto('/cart');
  await page.evaluate(
    ([id]) =>
      localStorage.setItem(
        'gulmohar-cart',
        JSON.stringify({ state: { cartData: { [`${id}`]: { M: 9 } } }, version: 0 }),
      ),
    [product.id],
  );
  await page.reload();
  await expect(page.getByText('Cannot proceed: Some items have critical stock issues')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Stock Issues Detected' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'RESOLVE STOCK ISSUES TO CONTINUE' })).toBeDisabled();
  await page.getByRole('button', { name: 'Take 3' }).click();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled();
});

test('a removed line can be brought back', async ({ page }) => {
  const product = labelled('demo-low-stock');
  await addToCart(page, product.id, 'L');
  await page.getByRole('link', { name: 'View Cart' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.getByRole('list', { name: 'Cart' }).getByRole('link', { name: product.name }),
  ).toBeVisible();
});

test('on a phone the foot of the page does not jump when the cart turns out to be empty', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const shift = await watchLayoutShift(page);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);
});
