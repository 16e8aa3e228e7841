import {
  changePassword,
  checkNewPassword,
  requestPasswordReset,
  resetPassword,
} from '@gulmohar/contract/accounts/password.ts';
import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { register } from '@gulmohar/contract/accounts/user.ts';
import { demoAccounts } from '@gulmohar/demo/accounts/accounts.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { buildRegistration, buildShopper } from '../../../testing/build-shopper.ts';
import { readMails, tokenFrom } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

async function resetTokenFor(email: string): Promise<string> {
  await shop.api(requestPasswordReset, { body: { email } });
  return tokenFrom((await readMails(shop, email)).at(-1), '/reset-password');
}

describe('resetting a forgotten password', () => {
  test('gives the same answer whether or not the account exists', async () => {
    const { email } = await buildShopper(shop);
    const responses = await Promise.all(
      [email, 'nobody@gulmohar.example'].map((address) =>
        shop.app.inject({ method: 'POST', url: '/api/user/request-reset', payload: { email: address } }),
      ),
    );
    for (const response of responses) {
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { success: true, message: 'Check Your Email' },
      ]);
    }
    expect(await readMails(shop, 'nobody@gulmohar.example')).toEqual([]);
    expect((await readMails(shop, email)).at(-1)?.subject).toContain('Reset your');
  });

  test.each([
    ['', 'Please enter your email address'],
    [undefined, 'Please enter your email address'],
    ['asha@', 'Please enter a valid email address'],
  ])('rejects the address %j: %s', async (email, message) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/user/request-reset',
      payload: { email },
    });
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });

  test('removes what a stranger entered who registered with the owner’s address, but nothing of a confirmed account', async () => {
    const readUser = async (email: string, newPassword: string) => {
      await shop.api(resetPassword, { body: { token: await resetTokenFor(email), newPassword } });
      const { token } = await shop.api(logIn, { body: { email, password: newPassword } });
      return (await shop.apiWith(token)(getProfile)).user;
    };
    const stranger = await buildShopper(shop, { isEmailConfirmed: false, name: 'A Stranger' });
    expect(await readUser(stranger.email, 'Maheshwari-9')).toMatchObject({
      name: '',
      phone: '',
      address: { street: '', city: '', state: '', zipCode: '' },
    });
    const owner = await buildShopper(shop, { isEmailConfirmed: true, name: 'Asha Owner' });
    expect(await readUser(owner.email, 'Maheshwari-9')).toMatchObject({ name: 'Asha Owner' });
  });

  test('works once per link, ends every session and notifies the account’s owner', async () => {
    const { email, password, api } = await buildShopper(shop, { isEmailConfirmed: false });
    const token = await resetTokenFor(email);
    await shop.api(resetPassword, { body: { token, newPassword: 'Maheshwari-9' } });
    await expect(api(getProfile)).rejects.toMatchObject({ status: 401 });
    const { token: session } = await shop.api(logIn, { body: { email, password: 'Maheshwari-9' } });
    expect((await shop.apiWith(session)(getProfile)).user.isEmailConfirmed).toBe(true);
    await expect(shop.api(logIn, { body: { email, password } })).rejects.toMatchObject({ status: 401 });
    await expect(
      shop.api(resetPassword, { body: { token, newPassword: 'Maheshwari-10' } }),
    ).rejects.toMatchObject({
      status: 400,
      message: 'Invalid or expired reset token',
    });
    expect((await readMails(shop, email)).at(-1)?.subject).toContain('password was changed');
  });

  test('invalidates older links when a new one is requested', async () => {
    const { email } = await buildShopper(shop);
    const older = await resetTokenFor(email);
    const newer = await resetTokenFor(email);
    await expect(
      shop.api(resetPassword, { body: { token: older, newPassword: 'Maheshwari-9' } }),
    ).rejects.toMatchObject({ code: 'INVALID_LINK' });
    await shop.api(resetPassword, { body: { token: newer, newPassword: 'Maheshwari-9' } });
  });

  test('succeeds only once when one link is used ten times simultaneously', async () => {
    const { email } = await buildShopper(shop);
    const token = await resetTokenFor(email);
    const uses = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        shop.api(resetPassword, { body: { token, newPassword: `Maheshwari-${index}` } }),
      ),
    );
    const winners = uses.flatMap((use, index) => (use.status === 'fulfilled' ? [index] : []));
    expect(winners).toHaveLength(1);
    await shop.api(logIn, { body: { email, password: `Maheshwari-${winners[0]}` } });
  });

  test('changes nothing with an expired or made-up link', async () => {
    const { email, password } = await buildShopper(shop);
    const token = await resetTokenFor(email);
    await shop.db
      .updateTable('link_token')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('email', '=', email)
      .execute();
    for (const wrong of [token, 'made-up', '', 'x'.repeat(2_000)]) {
      await expect(
        shop.api(resetPassword, { body: { token: wrong, newPassword: 'Maheshwari-9' } }),
      ).rejects.toMatchObject({
        status: 400,
        code: 'INVALID_LINK',
        message: 'Invalid or expired reset token',
      });
    }
    await shop.api(logIn, { body: { email, password } });
  });

  test('sends a link that is valid for one hour and whose token is not stored', async () => {
    const { email } = await buildShopper(shop);
    const token = await resetTokenFor(email);
    const rows = await shop.db.selectFrom('link_token').where('email', '=', email).selectAll().execute();
    const reset = rows.find((row) => row.purpose === 'reset-password');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(reset && reset.expires_at.getTime() - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(reset && reset.expires_at.getTime() - Date.now()).toBeLessThan(60 * 60_000);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each([
    ['Kurt1', 'Password must be at least 6 characters long'],
    ['', 'Please fill in all fields'],
    ['qwerty', 'This password is too common. Please choose another one'],
  ])('rejects the new password %j and leaves the link usable: %s', async (newPassword, message) => {
    const { email } = await buildShopper(shop);
    const token = await resetTokenFor(email);
    await expect(shop.api(resetPassword, { body: { token, newPassword } })).rejects.toMatchObject({
      message,
    });
    await shop.api(resetPassword, { body: { token, newPassword: 'Maheshwari-9' } });
  });
});

test('a wrong current password changes nothing and does not sign the shopper out', async () => {
  const { api, email, password } = await buildShopper(shop);
  const body = { currentPassword: 'wrong', newPassword: 'Maheshwari-9' };
  await expect(api(changePassword, { body })).rejects.toMatchObject({
    status: 400,
    message: 'Current password is incorrect',
  });
  await api(getProfile);
  await shop.api(logIn, { body: { email, password } });
});

describe('before signing up', () => {
  const check = (password: string) => shop.api(checkNewPassword, { body: { password } });

  test('a password is checked by the same rules as at registration', async () => {
    await check('Maheshwari-9');
    for (const [password, message] of [
      ['Qwerty', 'This password is too common. Please choose another one'],
      ...demoAccounts.map(
        ({ password }) => [password, 'This password is too common. Please choose another one'] as const,
      ),
      ['Kurt1', 'Password must be at least 6 characters long'],
      ['', 'Please fill in all required fields'],
    ] as const) {
      const refusal = { status: 400, message, reply: { fields: { password: message } } };
      await expect(check(password)).rejects.toMatchObject(refusal);
      const body = buildRegistration({ password, confirmPassword: password });
      await expect(shop.api(register, { body })).rejects.toMatchObject({ message });
    }
  });
});
