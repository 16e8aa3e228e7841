import { makeAccount, newEmail, signIn, signOut, signUp } from '../account.ts';
import { kurti, kurtiSet } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { addToCart } from '../shopper.ts';

test('a guest’s cart is merged at sign-in and follows the shopper to another browser', async ({
  page,
  openElsewhere,
  request,
}) => {
  const email = newEmail('cart');
  await makeAccount(request, email);
  const elsewhere = await openElsewhere();
  await signIn(elsewhere, email);
  await addToCart(elsewhere, kurtiSet.id, 'M');
  await expect(elsewhere.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await addToCart(page, kurti.id, 'L');
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Kalamkari7');
  await page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`/product/${kurti.id}`);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.goto('/cart');
  const cart = page.getByRole('list', { name: 'Cart' });
  for (const { name } of [kurti, kurtiSet]) await expect(cart.getByRole('link', { name })).toBeVisible();

  const said = page.waitForResponse((response) => response.url().endsWith('/api/cart/update'));
  await cart
    .getByRole('listitem')
    .filter({ hasText: kurti.name })
    .getByRole('button', { name: 'Remove' })
    .click();
  expect((await said).status()).toBe(200);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await elsewhere.goto('/cart');
  await expect(elsewhere.getByRole('list', { name: 'Cart' }).getByText(kurtiSet.name)).toBeVisible();
});

test('signing out empties the cart in every tab, and signing in again brings it back', async ({ page }) => {
  const email = newEmail('tabs');
  await signUp(page, email);
  await addToCart(page, kurti.id, 'S');
  const tab = await page.context().newPage();
  await tab.goto('/about');
  await expect(tab.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await signOut(page);
  await expect(tab.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await signIn(page, email);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
