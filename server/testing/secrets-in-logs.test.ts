import { changePassword, requestPasswordReset, resetPassword } from '@gulmohar/contract/accounts/password.ts';
import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { register } from '@gulmohar/contract/accounts/user.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installationSecret } from '../src/platform/database/installation.ts';
import { buildRegistration, buildShopper } from './build-shopper.ts';
import { readMails, tokenFrom } from './read-mails.ts';
import { type TestShop, testShop } from './test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('no password, token, link or key appears in the log or in an error', async () => {
  const secrets = [
    'Planted-Secret-1',
    'Planted-Secret-2',
    'Planted-Secret-3',
    'Planted-Secret-4',
    'Short',
    'password1',
    'argon2id',
  ];
  const responses: string[] = [];
  const post = async (url: string, payload: string | object, headers = {}) => {
    const response = await shop.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
    responses.push(response.body);
  };

  const shopper = await buildShopper(shop, { password: 'Planted-Secret-1' });
  const { email } = shopper;
  await post('/api/user/login', { email, password: 'Planted-Secret-2' });
  await post('/api/user/login', `{"email":"${email}","password":"Planted-Secret-2"`);
  await post('/api/user/login', { email, password: { deep: 'Planted-Secret-2' } });
  await post(`/api/user/login?token=${shopper.token}`, { email, password: 'Planted-Secret-2' });
  // Checked at the first step of signing up: accepted, too short, too common, malformed.
  await post('/api/user/check-password', { password: 'Planted-Secret-4' });
  await post('/api/user/check-password', { password: 'Short' });
  await post('/api/user/check-password', { password: 'password1' });
  await post('/api/user/check-password', { password: ['Planted-Secret-4'] });
  await post('/api/user/check-password', '{"password":"Planted-Secret-4"');
  await post('/api/user/check-password?password=Planted-Secret-4', {});
  await shop.api(requestPasswordReset, { body: { email } });
  const link = tokenFrom((await readMails(shop, email)).at(-1), '/reset-password');
  await post('/api/user/reset-password', { token: `${link}x`, newPassword: 'Planted-Secret-2' });
  await shop.api(resetPassword, { body: { token: link, newPassword: 'Planted-Secret-2' } });
  await post('/api/user/logout', {}, { token: shopper.token });
  const { token } = await shop.api(logIn, { body: { email, password: 'Planted-Secret-2' } });
  const body = { currentPassword: 'Planted-Secret-2', newPassword: 'Planted-Secret-3' };
  const changed = await shop.apiWith(token)(changePassword, { body });
  await shop.apiWith(changed.token)(getProfile);

  // Server errors, which are logged with the database's message.
  await sql`alter table users add constraint never check (name = 'never') not valid`.execute(shop.db);
  await post('/api/user/register', buildRegistration({ password: 'Planted-Secret-3' }));
  await sql`alter table users drop constraint never`.execute(shop.db);
  await sql`alter table session rename to away`.execute(shop.db);
  await post('/api/user/login', { email, password: 'Planted-Secret-3' });
  await post('/api/cart/get', {}, { token: changed.token });
  await sql`alter table away rename to session`.execute(shop.db);
  await shop.api(register, { body: buildRegistration() });

  const log = shop.logLines.join('');
  expect(shop.logLines.length).toBeGreaterThan(10);
  expect(log).toContain('request failed');
  const keys = [
    shop.secrets.current('session-key').secret,
    shop.secrets.current('link-key').secret,
    await installationSecret(shop.db, 'sandbox-key-secret'),
  ];
  for (const secret of [...secrets, link, shopper.token, token, changed.token, ...keys]) {
    expect(log).not.toContain(secret);
    expect(responses.join('')).not.toContain(secret);
  }
});
