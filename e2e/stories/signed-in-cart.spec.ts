import type { APIRequestContext, Page } from '@playwright/test';
import { fillLogin, makeAccount, newEmail, PASSWORD, signIn, signOut, signUp } from '../account.ts';
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

test('a shopper who logs in from an empty cart sees what is saved in the account', async ({
  page,
  request,
}) => {
  const email = newEmail('saved');
  await addElsewhere(request, await makeAccount(request, email));
  await answerCartFirst(page);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, email);
  await expect(page).toHaveURL('/cart');
  await expectBothLines(page);
});

test('what a shopper added on another device is in the cart that is opened here', async ({
  page,
  request,
}) => {
  const email = newEmail('devices');
  await signUp(page, email);
  const answer = await request.post('/api/user/login', { data: { email, password: PASSWORD } });
  await addElsewhere(request, (await answer.json()).token);
  await answerCartFirst(page);
  await page.goto('/cart');
  await expectBothLines(page);
});

test('a change that the shop could not save is undone, and the shopper is told', async ({
  page,
  complaints,
}) => {
  await signUp(page, newEmail('unsaved'));
  await addToCart(page, kurti.id, 'S');
  await page.goto('/cart');
  const cart = page.getByRole('list', { name: 'Cart' });
  await expect(cart.getByRole('link', { name: kurti.name })).toBeVisible();
  await page.route('**/api/cart/update', (route) => route.abort());
  await cart.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Failed to add product to cart')).toBeVisible();
  await expect(cart.getByRole('link', { name: kurti.name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('/api/cart/update')]);
});

/** Puts two products into a shopper's cart, as another device does. */
async function addElsewhere(request: APIRequestContext, token: string): Promise<void> {
  for (const { id } of [kurti, kurtiSet]) {
    const data = { itemId: id, size: 'M' };
    const answer = await request.post('/api/cart/add', { headers: { token }, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

/** Has the page load only after it knows the account's cart. */
async function answerCartFirst(page: Page): Promise<void> {
  const cart = page.waitForResponse((response) => response.url().endsWith('/api/cart/get'));
  await page.route('**/api/user/profile', async (route) => {
    await (await cart).finished();
    await route.continue();
  });
}

async function expectBothLines(page: Page): Promise<void> {
  const cart = page.getByRole('list', { name: 'Cart' });
  for (const { name } of [kurti, kurtiSet]) await expect(cart.getByRole('link', { name })).toBeVisible();
}
