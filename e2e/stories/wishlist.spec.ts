import { expectAccessible } from '../accessibility.ts';
import { fillLogin, makeAccount, newEmail, signIn, signUp } from '../account.ts';
import { kurti, kurtiSet } from '../catalogue.ts';
import { expectHydrated } from '../hydrated.ts';
import { expect, test } from '../shop-test.ts';
import { openPlainPage } from '../shopper.ts';

const heartOf = (name: string) => ({ name: `Save ${name} to the wishlist` });

test('a guest who taps a heart stays on the page, and the product is saved after signing in from the toast', async ({
  page,
  request,
}) => {
  const email = newEmail('heart');
  await makeAccount(request, email);
  await page.goto(`/product/${kurti.id}`);
  await page.getByRole('button', heartOf(kurti.name)).click();
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText('Please login to add items to wishlist')).toBeVisible();
  await expect(page).toHaveURL(`/product/${kurti.id}`);
  await notices.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main').getByText('Please login to add items to wishlist')).toBeVisible();
  await fillLogin(page, email);
  await expect(page).toHaveURL(`/product/${kurti.id}`);
  await expect(page.getByText('Added to wishlist')).toBeVisible();
  await expect(page.getByRole('button', heartOf(kurti.name))).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
});

test('the wishlist is the same in two browsers, fills the cart and can be cleared', async ({
  page,
  openElsewhere,
}) => {
  const email = newEmail('wishes');
  await signUp(page, email);
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await expect(
    page.getByText('Save items you love to your wishlist and never lose track of them'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Shopping' })).toBeVisible();
  for (const { id, name } of [kurti, kurtiSet]) {
    await page.goto(`/product/${id}`);
    await page.getByRole('button', heartOf(name)).click();
    await expect(page.getByText('Added to wishlist')).toBeVisible();
  }

  const other = await openElsewhere();
  await signIn(other, email);
  await other.goto('/wishlist');
  await expect(other.getByText('2 items in your wishlist')).toBeVisible();
  await other.getByRole('button', { name: `Remove ${kurti.name} from the wishlist` }).click();
  await expect(other.getByText('Removed from wishlist')).toBeVisible();
  await expect(other.getByText('1 item in your wishlist')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Remove .* from the wishlist$/ })).toBeVisible();
  await expect(other.getByRole('main').locator('li :focus')).toHaveCount(1);
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(other.getByText('Product added to cart!')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await other.getByRole('link', { name: 'View', exact: true }).click();
  await expect(other).toHaveURL(`/product/${kurtiSet.id}`);

  await page.goto('/wishlist');
  await expect(page.getByText('1 item in your wishlist')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear All' });
  await expect(dialog.getByText('Are you sure you want to clear your entire wishlist?')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
});

test('a heart is emptied again when the shop cannot be reached', async ({ page, complaints }) => {
  const email = newEmail('offline');
  await signUp(page, email);
  await page.goto(`/product/${kurti.id}`);
  await expectHydrated(page);
  await page.context().setOffline(true);
  await page.getByRole('button', heartOf(kurti.name)).click();
  await expect(page.getByText('Failed to add to wishlist')).toBeVisible();
  await expect(page.getByRole('button', heartOf(kurti.name))).toHaveAttribute('aria-pressed', 'false');
  complaints.splice(0);
});

test('a malformed token loads no wishlist', async ({ page, complaints }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/wishlist')) asked.push(request.url());
  });
  await openPlainPage(page);
  await page.evaluate(() => localStorage.setItem('token', 'only-one-part'));
  // The cart is requested as well, and its refusal would sign the shopper out.
  await page.route('**/api/cart/**', (route) => route.fulfill({ json: { success: true, cartData: {} } }));
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a shopper sends a friend a link to the wishlist, who sees it without an account until sharing ends', async ({
  page,
  openElsewhere,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, newEmail('shares'));
  await page.goto(`/product/${kurti.id}`);
  await page.getByRole('button', heartOf(kurti.name)).click();
  await expect(page.getByText('Added to wishlist')).toBeVisible();
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your wishlist' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByLabel('Link to your wishlist').inputValue();
  await expect(dialog.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute('href', /wa\.me/);
  await expectAccessible(page);

  const friend = await openElsewhere();
  await friend.goto(new URL(link).pathname);
  await expect(friend.getByRole('heading', { name: 'A Wishlist' })).toBeVisible();
  await expect(friend.getByRole('main').getByRole('link', { name: kurti.name })).toBeVisible();
  await expect(friend.getByText('Kavya')).toHaveCount(0);
  await expectAccessible(friend);

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Your wishlist is no longer shared')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await expect(async () => {
    const response = await friend.goto(new URL(link).pathname);
    expect(response?.status()).toBe(404);
  }).toPass();
  await expect(friend.getByRole('heading', { name: 'No Longer Shared' })).toBeVisible();
});
