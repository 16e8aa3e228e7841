import { requestPasswordReset, resetPassword } from '@gulmohar/contract/accounts/password.ts';
import { getProfile, updateProfile } from '@gulmohar/contract/accounts/profile.ts';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { checkConfirmation, confirmEmail } from '@gulmohar/contract/accounts/user.ts';
import type { ApiClient } from '@gulmohar/contract/api/client.ts';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buy } from '../../../testing/buy.ts';
import { readMails, tokenFrom } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

/** Buys something as a guest, with the e-mail address of an existing account. */
async function buyAsGuest(email: string): Promise<void> {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
  await buy(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, form: { email } });
}

async function ordersOf(api: ApiClient): Promise<number> {
  return (await api(getProfile)).stats.totalOrders;
}

async function confirmationFor(email: string): Promise<string> {
  const mails = await readMails(shop, email);
  return tokenFrom(
    mails.findLast(({ text }) => text.includes('/confirm-email')),
    '/confirm-email',
  );
}

test('guest orders join the account once its e-mail address is confirmed, and not before', async () => {
  const shopper = await buildShopper(shop, { isEmailConfirmed: false });
  await buyAsGuest(shopper.email);
  expect(await ordersOf(shopper.api)).toBe(0);
  const body = { token: await confirmationFor(shopper.email), password: shopper.password };
  const { token } = await shop.api(confirmEmail, { body });
  expect(await ordersOf(shop.apiWith(token))).toBe(1);
});

test('an account registered with another person’s address never shows its creator that person’s orders', async () => {
  const stranger = await buildShopper(shop, { isEmailConfirmed: false });
  const { email, password } = stranger;
  await buyAsGuest(email);
  const { name } = (await stranger.api(getProfile)).user;
  const elsewhere = `elsewhere-${email}`;
  await stranger.api(updateProfile, { body: { name, email: elsewhere, currentPassword: password } });
  const toElsewhere = await confirmationFor(elsewhere);
  const link = await confirmationFor(email);
  expect(await shop.api(checkConfirmation, { body: { token: link } })).toMatchObject({ email });
  for (const proof of [{}, { password: 'a guess' }, { newPassword: 'qwerty' }]) {
    const attempt = shop.api(confirmEmail, { body: { token: link, ...proof } });
    await expect(attempt).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  }
  expect((await stranger.api(getProfile)).user.isEmailConfirmed).toBe(false);

  const { token } = await shop.api(confirmEmail, { body: { token: link, newPassword: 'Maheshwari-9' } });
  expect(await ordersOf(shop.apiWith(token))).toBe(1);
  await expect(stranger.api(getProfile)).rejects.toMatchObject({ status: 401 });
  await expect(shop.api(logIn, { body: { email, password } })).rejects.toMatchObject({ status: 401 });
  const takeBack = { token: toElsewhere, newPassword: 'Chanderi-silk-8' };
  await expect(shop.api(confirmEmail, { body: takeBack })).rejects.toMatchObject({ code: 'INVALID_LINK' });
  expect((await readMails(shop, email)).at(-1)?.subject).toContain('password was changed');
});

test('confirming with the password ends every other session', async () => {
  const shopper = await buildShopper(shop, { isEmailConfirmed: false });
  const body = { token: await confirmationFor(shopper.email), password: shopper.password };
  const { token } = await shop.api(confirmEmail, { body });
  await expect(shopper.api(getProfile)).rejects.toMatchObject({ status: 401 });
  expect((await shop.apiWith(token)(getProfile)).user.isEmailConfirmed).toBe(true);
});

test('guest orders join the account after a password reset by mail, which also confirms the address', async () => {
  const { email } = await buildShopper(shop, { isEmailConfirmed: false });
  await buyAsGuest(email);
  await shop.api(requestPasswordReset, { body: { email } });
  const token = tokenFrom((await readMails(shop, email)).at(-1), '/reset-password');
  await shop.api(resetPassword, { body: { token, newPassword: 'Maheshwari-9' } });
  const session = await shop.api(logIn, { body: { email, password: 'Maheshwari-9' } });
  expect(await ordersOf(shop.apiWith(session.token))).toBe(1);
});
