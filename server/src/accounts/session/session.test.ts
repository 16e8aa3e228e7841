import { changePassword, requestPasswordReset, resetPassword } from '@gulmohar/contract/accounts/password.ts';
import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import { logIn, logOut, logOutEverywhere } from '@gulmohar/contract/accounts/session.ts';
import { getWishlist } from '@gulmohar/contract/accounts/wishlist.ts';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { readMails, tokenFrom } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { purgeOldSessions } from './end-sessions.ts';

const shop = await testShop();
afterAll(() => shop.close());

type Description = {
  paths: Record<string, Record<string, { security: object[] }>>;
};

/** Every endpoint in the API's description that requires a shopper. */
async function signedInCalls(): Promise<{ method: 'GET' | 'POST'; url: string }[]> {
  const { paths } = (await shop.app.inject('/api/openapi.json')).json<Description>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { security }]) =>
      JSON.stringify(security) === '[{"token":[]}]'
        ? [{ method: method.toUpperCase() as 'GET', url: `/api${path}` }]
        : [],
    ),
  );
}

async function expectRefused(token: string | undefined): Promise<void> {
  const calls = await signedInCalls();
  expect(calls.length).toBeGreaterThan(15);
  for (const call of calls) {
    const response = await shop.app.inject({ ...call, ...(token !== undefined && { headers: { token } }) });
    expect([call, response.statusCode, response.json()]).toEqual([
      call,
      401,
      { success: false, message: 'Please login to continue', code: 'UNAUTHENTICATED' },
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  }
}

async function age(shopper: TestShopper, column: 'created_at' | 'last_seen_at', days: number): Promise<void> {
  await shop.db
    .updateTable('session')
    .set({ [column]: sql`now() - ${days} * interval '1 day'` })
    .where('user_id', '=', shopper.userId)
    .execute();
}

describe('every call that requires a shopper is refused', () => {
  test('without a token', () => expectRefused(undefined));

  test.each(['', 'abc', 'a.b.c', '..', 'e30.e30.e30', 'x'.repeat(5_000)])('with the token %j', (token) =>
    expectRefused(token),
  );

  test('with a token that is signed with another key, unsigned or tampered with', async () => {
    const { userId, token } = await buildShopper(shop);
    const [header, payload, signature] = token.split('.');
    const other = await new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .sign(new TextEncoder().encode('another secret'));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    await expectRefused(other);
    await expectRefused(unsigned);
    await expectRefused(`${header}.${payload}.${signature?.split('').toReversed().join('')}`);
  });

  test('with a validly signed token that has no session', async () => {
    const { userId } = await buildShopper(shop);
    const secret = new TextEncoder().encode(shop.secrets.current('session-key').secret);
    const forged = new SignJWT({ sid: 'made-up' }).setProtectedHeader({ alg: 'HS256' }).setSubject(userId);
    await expectRefused(await forged.setExpirationTime('1 day').sign(secret));
    await expectRefused(await forged.setExpirationTime('-1 day').sign(secret));
  });

  test('with a token that was not used for 7 days', async () => {
    const shopper = await buildShopper(shop);
    await age(shopper, 'last_seen_at', 6.9);
    await shopper.api(getProfile);
    await age(shopper, 'last_seen_at', 7.01);
    await expectRefused(shopper.token);
  });

  test('with a token that is 30 days old, however often it was used', async () => {
    const shopper = await buildShopper(shop);
    await age(shopper, 'created_at', 29.9);
    await shopper.api(getProfile);
    await age(shopper, 'created_at', 30.01);
    await expectRefused(shopper.token);
    await purgeOldSessions(shop.db);
    const left = await shop.db
      .selectFrom('session')
      .where('user_id', '=', shopper.userId)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  test('with a token that was signed out', async () => {
    const shopper = await buildShopper(shop);
    await shopper.api(logOut);
    await expectRefused(shopper.token);
  });
});

test('using a session resets its idle time', async () => {
  const shopper = await buildShopper(shop);
  await age(shopper, 'last_seen_at', 6);
  await shopper.api(getProfile);
  const { last_seen_at } = await shop.db
    .selectFrom('session')
    .where('user_id', '=', shopper.userId)
    .select('last_seen_at')
    .executeTakeFirstOrThrow();
  expect(Date.now() - last_seen_at.getTime()).toBeLessThan(60_000);
});

test('the token has three parts, and the browser can read the user’s id from the second', async () => {
  const { token, userId } = await buildShopper(shop);
  const parts = token.split('.');
  expect(parts).toHaveLength(3);
  expect(JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString())).toMatchObject({ sub: userId });
});

test('signing out ends only that browser’s session, and signing out everywhere ends all of them', async () => {
  const { api, email, password } = await buildShopper(shop);
  const phone = await shop.api(logIn, { body: { email, password } });
  const tablet = await shop.api(logIn, { body: { email, password } });
  await shop.apiWith(phone.token)(logOut);
  await api(getProfile);
  await expect(shop.apiWith(phone.token)(getProfile)).rejects.toMatchObject({ status: 401 });
  await api(logOutEverywhere);
  for (const token of [phone.token, tablet.token]) {
    await expect(shop.apiWith(token)(getProfile)).rejects.toMatchObject({ status: 401 });
  }
});

test('changing the password signs out everywhere and gives this browser a new token', async () => {
  const shopper = await buildShopper(shop);
  const change = { currentPassword: shopper.password, newPassword: 'Maheshwari-9' };
  const { token } = await shopper.api(changePassword, { body: change });
  await expect(shopper.api(getProfile)).rejects.toMatchObject({ status: 401 });
  await shop.apiWith(token)(getProfile);
  expect((await readMails(shop, shopper.email)).at(-1)?.subject).toContain('password was changed');
});

test('resetting the password signs out everywhere', async () => {
  const shopper = await buildShopper(shop);
  await shop.api(requestPasswordReset, { body: { email: shopper.email } });
  const token = tokenFrom((await readMails(shop, shopper.email)).at(-1), '/reset-password');
  await shop.api(resetPassword, { body: { token, newPassword: 'Maheshwari-9' } });
  await expect(shopper.api(getProfile)).rejects.toMatchObject({ status: 401 });
});

test('a response to a signed-in shopper is not cached', async () => {
  const { token } = await buildShopper(shop);
  const response = await shop.app.inject({ url: '/api/wishlist', headers: { token } });
  expect(response.headers['cache-control']).toBe('no-store');
  await shop.apiWith(token)(getWishlist);
});

describe('signing in', () => {
  test('works with the right password, whatever the case of the address', async () => {
    const { email, password, userId } = await buildShopper(shop);
    const response = await shop.api(logIn, { body: { email: ` ${email.toUpperCase()} `, password } });
    expect(response.message).toBe('Login successful!');
    expect((await shop.apiWith(response.token)(getProfile)).user._id).toBe(userId);
  });

  test('gives the same answer for a wrong password and an unknown address', async () => {
    const { email } = await buildShopper(shop);
    const [known, unknown] = await Promise.all(
      [email, 'nobody@gulmohar.example'].map((address) =>
        shop.app.inject({
          method: 'POST',
          url: '/api/user/login',
          payload: { email: address, password: 'wrong-password' },
        }),
      ),
    );
    expect(known?.statusCode).toBe(401);
    expect(known?.json()).toEqual({
      success: false,
      message: 'Invalid email or password',
      code: 'INVALID_CREDENTIALS',
    });
    expect([unknown?.statusCode, unknown?.json()]).toEqual([known?.statusCode, known?.json()]);
  });

  test('takes a comparable time for an unknown address, because a password is hashed either way', async () => {
    const { email } = await buildShopper(shop);
    const times = new Map([
      [email, [] as number[]],
      ['nobody@gulmohar.example', []],
    ]);
    for (let attempt = 0; attempt < 11; attempt++) {
      for (const [address, took] of times) {
        const start = performance.now();
        await shop
          .api(logIn, { body: { email: address, password: 'wrong-password' } })
          .catch(() => undefined);
        took.push(performance.now() - start);
      }
    }
    const [known = 0, unknown = 0] = [...times.values()].map((took) => took.sort((a, b) => a - b)[5]);
    expect(unknown / known).toBeGreaterThan(0.3);
  });

  test('rejects a malformed e-mail address with a message of its own', async () => {
    const attempt = shop.api(logIn, { body: { email: 'asha', password: 'x' } });
    await expect(attempt).rejects.toMatchObject({
      status: 400,
      message: 'Please enter a valid email address',
    });
  });
});
