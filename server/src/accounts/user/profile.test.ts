import { getProfile, isComplete, updateProfile } from '@gulmohar/contract/accounts/profile.ts';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { confirmEmail, resendConfirmation } from '@gulmohar/contract/accounts/user.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { readMails, tokenFrom } from '../../../testing/read-mails.ts';
import { runMigration } from '../../../testing/run-migration.ts';
import { testShop } from '../../../testing/test-shop.ts';
import type { UserJson } from './user-row.ts';
import { storedAddress } from './user-row.ts';

const shop = await testShop();
afterAll(() => shop.close());

async function profileOf({ api }: Pick<TestShopper, 'api'>) {
  return (await api(getProfile)).user;
}

test('a shopper can save the whole profile object as the page sends it', async () => {
  const shopper = await buildShopper(shop);
  const before = await profileOf(shopper);
  const { user, message } = await shopper.api(updateProfile, {
    body: {
      ...before,
      name: 'Radha Iyer',
      phone: '098450 12345',
      address: { ...before.address, city: 'Mysore', zipCode: '570 002' },
      preferences: { ...before.preferences, emailNotifications: false, smsUpdates: true },
    },
  });
  expect(message).toBe('Profile updated successfully');
  expect(user).toEqual({
    ...before,
    name: 'Radha Iyer',
    phone: '9845012345',
    address: { ...before.address, city: 'Mysore', zipCode: '570002' },
    preferences: { ...before.preferences, emailNotifications: false, smsUpdates: true },
  });
  expect(await profileOf(shopper)).toEqual(user);
});

test('fields that are not sent stay unchanged, and empty ones are cleared', async () => {
  const shopper = await buildShopper(shop);
  const before = await profileOf(shopper);
  expect(isComplete(before)).toBe(true);
  const { user } = await shopper.api(updateProfile, {
    body: { name: before.name, email: before.email, phone: '', address: { street: '' } },
  });
  expect(user).toEqual({ ...before, phone: '', address: { ...before.address, street: '' } });
  expect(isComplete(user)).toBe(false);
});

test('only profile fields can be changed', async () => {
  const shopper = await buildShopper(shop, { isEmailConfirmed: false });
  const before = await profileOf(shopper);
  await shop.app.inject({
    method: 'PUT',
    url: '/api/user/profile',
    headers: { token: shopper.token },
    payload: {
      ...before,
      _id: 'x',
      role: 'owner',
      password_hash: 'x',
      isEmailConfirmed: true,
      joinDate: '2001-01-01T00:00:00.000Z',
      avatar: 'https://evil.example/x.png',
      stats: { totalOrders: 99, totalSpent: 99, wishlistItems: 99 },
      preferences: { ...before.preferences, isOwner: true },
    },
  });
  expect(await profileOf(shopper)).toEqual(before);
  const row = await shop.db
    .selectFrom('users')
    .where('id', '=', shopper.userId)
    .selectAll()
    .$narrowType<UserJson>()
    .executeTakeFirstOrThrow();
  expect(row.password_hash).not.toBe('x');
  expect(await shop.db.selectFrom('staff').select('id').execute()).toEqual([]);
  expect(Object.keys(row.preferences)).not.toContain('isOwner');
});

test('the call works without the /api prefix too, with the same access checks', async () => {
  const shopper = await buildShopper(shop);
  const put = (headers: Record<string, string>) =>
    shop.app.inject({
      method: 'PUT',
      url: '/user/profile',
      headers,
      payload: { name: 'Without Prefix', email: shopper.email },
    });
  expect((await put({})).statusCode).toBe(401);
  expect((await put({ token: shopper.token })).json()).toMatchObject({ user: { name: 'Without Prefix' } });
  expect((await shop.app.inject({ url: '/user/profile' })).statusCode).toBe(404);
});

test('an alternative spelling of a state is saved under its official name', async () => {
  const shopper = await buildShopper(shop);
  const change = (address: object) =>
    shopper.api(updateProfile, { body: { name: 'Asha', email: shopper.email, address } });
  expect((await change({ state: 'Orissa', country: 'INDIA' })).user.address).toMatchObject({
    state: 'Odisha',
    country: 'India',
  });
  expect((await change({ state: 'Bavaria', country: 'Germany' })).user.address).toMatchObject({
    state: 'Bavaria',
    country: 'Germany',
  });
});

test('the migration to the key “zipcode” keeps the PIN code of an existing profile', async () => {
  const shopper = await buildShopper(shop);
  const { address } = await profileOf(shopper);
  await shop.db
    .updateTable('users')
    .set({ address: JSON.stringify(address) })
    .where('id', '=', shopper.userId)
    .execute();
  await runMigration(shop, '0117-pin-of-accounts');
  expect((await profileOf(shopper)).address).toEqual(address);
});

test('an older profile with another spelling of its state shows the official name', async () => {
  const shopper = await buildShopper(shop);
  const { address } = (await shopper.api(getProfile)).user;
  await shop.db
    .updateTable('users')
    .set({ address: JSON.stringify(storedAddress({ ...address, state: 'Tamilnadu' })) })
    .where('id', '=', shopper.userId)
    .execute();
  expect((await shopper.api(getProfile)).user.address.state).toBe('Tamil Nadu');
});

test.each([
  [{ name: '' }, 'Please fill in all required fields'],
  [{ name: undefined }, 'Please fill in all required fields'],
  [{ email: '' }, 'Please fill in all required fields'],
  [{ email: 'asha' }, 'Please enter a valid email address'],
  [{ phone: '12345' }, 'Please enter a valid 10-digit phone number'],
  [{ address: { zipCode: '57000' } }, 'A PIN code has 6 digits; this one has 5'],
])('%j is refused: %s', async (fault, message) => {
  const shopper = await buildShopper(shop);
  const before = await profileOf(shopper);
  const response = await shop.app.inject({
    method: 'PUT',
    url: '/api/user/profile',
    headers: { token: shopper.token },
    payload: { ...before, ...fault },
  });
  expect([response.statusCode, Object.values(response.json().fields)]).toEqual([400, [message]]);
  expect(await profileOf(shopper)).toEqual(before);
});

describe('a new e-mail address', () => {
  async function requestChange(shopper: TestShopper, email: string) {
    const { name } = await profileOf(shopper);
    const body = { name, email, currentPassword: shopper.password };
    return (await shopper.api(updateProfile, { body })).user;
  }

  /** @returns the shopper with the session of the browser that followed the link */
  async function confirm({ password }: TestShopper, mail: Parameters<typeof tokenFrom>[0]) {
    const body = { token: tokenFrom(mail, '/confirm-email'), password };
    return { api: shop.apiWith((await shop.api(confirmEmail, { body })).token) };
  }

  test.each([
    [undefined, 'Please enter your current password to change your email'],
    ['', 'Please enter your current password to change your email'],
    ['not this one', 'Current password is incorrect'],
  ])('is refused with the password %j', async (currentPassword, message) => {
    const shopper = await buildShopper(shop);
    const before = await profileOf(shopper);
    const body = { ...before, email: `new-${shopper.email}`, currentPassword };
    await expect(shopper.api(updateProfile, { body })).rejects.toMatchObject({
      status: 400,
      message,
      reply: { fields: { currentPassword: message } },
    });
    expect(await profileOf(shopper)).toEqual(before);
    expect(await readMails(shop, `new-${shopper.email}`)).toEqual([]);
  });

  test('takes effect once it is confirmed, and the old address is notified', async () => {
    const shopper = await buildShopper(shop);
    const fresh = `new-${shopper.email}`;
    expect(await requestChange(shopper, fresh.toUpperCase())).toMatchObject({
      email: shopper.email,
      pendingEmail: fresh,
    });
    await shop.api(logIn, { body: { email: shopper.email, password: shopper.password } });
    const browser = await confirm(shopper, (await readMails(shop, fresh)).at(-1));
    await shop.api(logIn, { body: { email: fresh, password: shopper.password } });
    await expect(
      shop.api(logIn, { body: { email: shopper.email, password: shopper.password } }),
    ).rejects.toMatchObject({ status: 401 });
    expect(await profileOf(browser)).toMatchObject({ email: fresh, isEmailConfirmed: true });
    expect(await profileOf(browser)).not.toHaveProperty('pendingEmail');
    const subjects = (await readMails(shop, shopper.email)).map((mail) => mail.subject);
    expect(subjects).toContain('Your e-mail address is being changed');
    expect(subjects).toContain('Your e-mail address was changed');
  });

  test('gets another confirmation mail on request', async () => {
    const shopper = await buildShopper(shop);
    const fresh = `new-${shopper.email}`;
    await requestChange(shopper, fresh);
    await readMails(shop, fresh);
    await shopper.api(resendConfirmation);
    const mails = await readMails(shop, fresh);
    expect(mails).toHaveLength(2);
    const browser = await confirm(shopper, mails.at(-1));
    expect((await profileOf(browser)).email).toBe(fresh);
    await browser.api(resendConfirmation);
    expect(await readMails(shop, fresh)).toHaveLength(2);
  });

  test('can no longer be confirmed once the change is withdrawn', async () => {
    const shopper = await buildShopper(shop);
    const fresh = `new-${shopper.email}`;
    await requestChange(shopper, fresh);
    const token = tokenFrom((await readMails(shop, fresh)).at(-1), '/confirm-email');
    await requestChange(shopper, shopper.email);
    const body = { token, password: shopper.password };
    await expect(shop.api(confirmEmail, { body })).rejects.toMatchObject({ code: 'INVALID_LINK' });
    expect((await profileOf(shopper)).email).toBe(shopper.email);
  });

  test('that already has an account gets no mail, and the shopper does not learn of that account', async () => {
    const [shopper, other] = [await buildShopper(shop), await buildShopper(shop)];
    const mails = await readMails(shop, other.email);
    expect(await requestChange(shopper, other.email)).toMatchObject({ pendingEmail: other.email });
    expect(await readMails(shop, other.email)).toEqual(mails);
  });

  test('that gets an account in the meantime is not taken over', async () => {
    const shopper = await buildShopper(shop);
    const fresh = `new-${shopper.email}`;
    await requestChange(shopper, fresh);
    const token = tokenFrom((await readMails(shop, fresh)).at(-1), '/confirm-email');
    const other = await buildShopper(shop, { email: fresh });
    const body = { token, password: shopper.password };
    await expect(shop.api(confirmEmail, { body })).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect((await profileOf(other)).email).toBe(fresh);
  });
});
