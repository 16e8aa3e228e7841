import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { confirmEmail, register, resendConfirmation } from '@gulmohar/contract/accounts/user.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { buildRegistration, buildShopper } from '../../../testing/build-shopper.ts';
import { readMails, tokenFrom } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';
import type { UserJson } from './user-row.ts';

const shop = await testShop();
afterAll(() => shop.close());

function post(payload: object) {
  return shop.app.inject({ method: 'POST', url: '/api/user/register', payload });
}

async function accounts(): Promise<number> {
  const { count } = await shop.db
    .selectFrom('users')
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

test('a shopper signs up, is signed in and sees their details in the profile', async () => {
  const form = buildRegistration({
    name: '  Lakshmi Rao ',
    email: 'Lakshmi@Gulmohar.Example',
    phone: '+91 98450 12345',
    preferences: { newsletter: false, smsUpdates: true, stockAlerts: false },
  });
  const { token, message } = await shop.api(register, { body: form });
  expect(message).toBe('Registration successful!');
  const { user, stats } = await shop.apiWith(token)(getProfile);
  expect(user).toMatchObject({
    name: 'Lakshmi Rao',
    email: 'lakshmi@gulmohar.example',
    isEmailConfirmed: false,
    phone: '9845012345',
    avatar: '',
    address: form.address,
    preferences: { newsletter: false, emailNotifications: true, smsUpdates: true, stockAlerts: false },
  });
  expect(Date.now() - Date.parse(user.joinDate)).toBeLessThan(60_000);
  expect(stats).toEqual({ totalOrders: 0, totalSpent: 0, wishlistItems: 0 });
});

test('missing preferences and a missing country get the specification’s defaults', async () => {
  const { preferences: _, ...form } = buildRegistration();
  const { country: __, ...address } = form.address;
  const { token } = await shop.api(register, { body: { ...form, address } });
  const { user } = await shop.apiWith(token)(getProfile);
  expect(user.address.country).toBe('India');
  expect(user.preferences).toMatchObject({ newsletter: false, smsUpdates: false, stockAlerts: true });
});

test('an old name of a state is saved as its current name at sign-up', async () => {
  const form = buildRegistration();
  const address = { ...form.address, state: 'NCT of delhi' };
  const { token } = await shop.api(register, { body: { ...form, address } });
  expect((await shop.apiWith(token)(getProfile)).user.address.state).toBe('Delhi');
});

test('the welcome mail confirms the address once and repeats no text from the form', async () => {
  const shopper = await buildShopper(shop, { name: 'Buy at evil.example', isEmailConfirmed: false });
  const [welcome] = await readMails(shop, shopper.email);
  expect(`${welcome?.subject}${welcome?.text}${welcome?.html}`).not.toContain('evil.example');
  await shopper.api(resendConfirmation);
  expect(await readMails(shop, shopper.email)).toHaveLength(2);
  const token = tokenFrom(welcome, '/confirm-email');
  const body = { token, password: shopper.password };
  const { token: session, ...confirmed } = await shop.api(confirmEmail, { body });
  expect(confirmed).toMatchObject({ email: shopper.email });
  expect((await shop.apiWith(session)(getProfile)).user.isEmailConfirmed).toBe(true);
  await expect(shop.api(confirmEmail, { body })).rejects.toMatchObject({
    status: 400,
    message: 'Invalid or expired link',
  });
});

describe('one account for each address', () => {
  test('variants in case or Unicode form count as taken', async () => {
    await shop.api(register, { body: buildRegistration({ email: 'rené@gulmohar.example' }) });
    for (const email of [
      'RENÉ@gulmohar.example',
      'rene\u0301@gulmohar.example',
      ' Rene\u0301@GULMOHAR.example ',
      'ｒené@gulmohar.example',
    ]) {
      const response = await post(buildRegistration({ email }));
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        code: 'EMAIL_TAKEN',
        message: 'An account with this email already exists',
      });
    }
  });

  test('20 simultaneous registrations with variants of one address create one account, which can sign in', async () => {
    const before = await accounts();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const email = index % 2 ? 'Twenty@gulmohar.example' : 'twenty@GULMOHAR.example';
        return post(buildRegistration({ email, password: `Chanderi-${index}` }));
      }),
    );
    const statuses = responses.map((response) => response.statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect((await accounts()) - before).toBe(1);
    const winner = responses.findIndex((response) => response.statusCode === 200);
    const body = { email: 'twenty@gulmohar.example', password: `Chanderi-${winner}` };
    await shop.api(logIn, { body });
  });
});

test('unknown and privileged fields are never stored', async () => {
  const email = 'sly@gulmohar.example';
  const extras = {
    role: 'owner',
    _id: '00000000-0000-7000-8000-000000000000',
    email_confirmed_at: '2020-01-01',
    isEmailConfirmed: true,
    joinDate: '2001-01-01',
    stats: { totalSpent: 1 },
  };
  const form = buildRegistration({ email });
  await post({
    ...form,
    ...extras,
    address: { ...form.address, ...extras },
    preferences: { ...form.preferences, ...extras },
  });
  const row = await shop.db
    .selectFrom('users')
    .where('email', '=', email)
    .selectAll()
    .$narrowType<UserJson>()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ email_confirmed_at: null });
  expect(await shop.db.selectFrom('staff').select('id').execute()).toEqual([]);
  expect(row.id).not.toBe(extras._id);
  expect(Object.keys(row.address).sort()).toEqual(['city', 'country', 'state', 'street', 'zipcode']);
  expect(Object.keys(row.preferences).sort()).toEqual([
    'emailNotifications',
    'newsletter',
    'smsUpdates',
    'stockAlerts',
  ]);
  expect(JSON.stringify(row)).not.toMatch(/owner|2001|2020/);
});

test('the password is stored only as a hash', async () => {
  const { email, password } = await buildShopper(shop);
  const { password_hash } = await shop.db
    .selectFrom('users')
    .where('email', '=', email)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$/);
  expect(password_hash).not.toContain(password);
});

describe('an invalid registration form is refused', () => {
  const form = buildRegistration();
  test.each([
    [{ name: '' }, 'name', 'Please fill in all required fields'],
    [{ name: '   ' }, 'name', 'Please fill in all required fields'],
    [{ name: undefined }, 'name', 'Please fill in all required fields'],
    [{ email: '' }, 'email', 'Please fill in all required fields'],
    [{ password: '' }, 'password', 'Please fill in all required fields'],
    [{ confirmPassword: '' }, 'confirmPassword', 'Please fill in all required fields'],
    [{ email: 'asha@' }, 'email', 'Please enter a valid email address'],
    [
      { password: 'Kurt1', confirmPassword: 'Kurt1' },
      'password',
      'Password must be at least 6 characters long',
    ],
    [{ password: 'k'.repeat(129) }, 'password', 'Password must be at most 128 characters long'],
    [{ confirmPassword: 'Chanderi-silk-8' }, 'confirmPassword', 'Passwords do not match'],
    [{ phone: '12345' }, 'phone', 'Please enter a valid 10-digit phone number'],
    [{ phone: undefined }, 'phone', 'Please enter a valid 10-digit phone number'],
    [{ address: { ...form.address, street: '' } }, 'address.street', 'Please fill in all address fields'],
    [{ address: { ...form.address, zipCode: ' ' } }, 'address.zipCode', 'Please fill in all address fields'],
    [{ address: undefined }, 'address', 'Please fill in all address fields'],
    [
      { address: { ...form.address, zipCode: '57000' } },
      'address.zipCode',
      'A PIN code has 6 digits; this one has 5',
    ],
    [
      { password: 'Password', confirmPassword: 'Password' },
      'password',
      'This password is too common. Please choose another one',
    ],
    [{ name: 'Asha\nBcc: x' }, 'name', 'Please use one line of text'],
  ])('%j: %s', async (fault, field, message) => {
    const before = await accounts();
    const response = await post({ ...buildRegistration(), ...fault });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'INVALID_INPUT', message, fields: { [field]: message } });
    expect(await accounts()).toBe(before);
  });

  test('a name with characters that the database cannot store', async () => {
    for (const name of ['a\u0000b', 'a\ud800b']) {
      expect((await post(buildRegistration({ name }))).statusCode).toBe(400);
    }
  });
});
