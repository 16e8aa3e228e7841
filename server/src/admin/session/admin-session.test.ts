import { beginSecondFactor, confirmSecondFactor } from '@gulmohar/contract/admin/second-factor.ts';
import { getAdminSession, signOutStaff, submitSecondFactor } from '@gulmohar/contract/admin/session.ts';
import { listStaff } from '@gulmohar/contract/admin/staff.ts';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, test } from 'vitest';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { adminClient, buildStaff, signIn } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

function codeOf(secret: string, stepsAhead = 0): string {
  const timestamp = Date.now() + stepsAhead * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function turnOn(member: Awaited<ReturnType<typeof buildStaff>>) {
  const { secret } = await member.api(beginSecondFactor);
  const code = codeOf(secret);
  const { recoveryCodes } = await member.api(confirmSecondFactor, { body: { code } });
  return { secret, code, recoveryCodes };
}

test('the owner signs in, is recognised by the cookie alone, and is signed out afterwards', async () => {
  const owner = await buildStaff(shop);
  const { standing } = await owner.api(getAdminSession);
  expect(standing).toMatchObject({ staff: { email: owner.email, role: 'owner' }, secondFactor: 'off' });
  await owner.api(signOutStaff);
  expect((await owner.api(getAdminSession)).standing).toBeNull();
});

test('the cookie is not readable by scripts and not sent from other sites', async () => {
  const { email, password } = await buildStaff(shop);
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/session/sign-in',
    payload: { email, password },
  });
  expect(response.cookies).toMatchObject([
    { path: '/api/admin', httpOnly: true, sameSite: 'Strict', maxAge: 604_800 },
    { path: '/api/admin', httpOnly: true, sameSite: 'Strict' },
  ]);
});

test('a wrong password and an unknown address get the same answer, and shoppers have no access', async () => {
  const owner = await buildStaff(shop);
  const shopper = await buildShopper(shop);
  for (const [email, password] of [
    [owner.email, 'not this one'],
    ['nobody@gulmohar.example', 'not this one'],
    [shopper.email, shopper.password],
  ]) {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/admin/session/sign-in',
      payload: { email, password },
    });
    expect([response.statusCode, response.json().message]).toEqual([401, 'Invalid email or password']);
  }
  const asShopper = await shop.app.inject({
    url: '/api/admin/staff/list',
    headers: { token: shopper.token },
  });
  expect(asShopper.statusCode).toBe(401);
});

test('another site cannot trigger requests in the owner’s browser', async () => {
  const { cookie } = await buildStaff(shop);
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ];
  for (const headers of foreign) {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/admin/session/sign-out',
      headers: { cookie, ...headers },
      payload: {},
    });
    expect([headers, response.statusCode]).toEqual([headers, 403]);
  }
});

test.each([
  ['unused for 12 hours', 'last_seen_at', '12 hours'],
  ['open for 7 days', 'opened_at', '7 days'],
])('a session that was %s has expired', async (_, column, age) => {
  const owner = await buildStaff(shop);
  await shop.db
    .updateTable('staff_session')
    .set({ [column]: sql`now() - ${age}::interval` })
    .where('staff_id', '=', owner.staffId)
    .execute();
  await expect(owner.api(listStaff)).rejects.toMatchObject({ status: 401 });
});

describe('with a second factor', () => {
  test('the password alone gives no access, and each code works only once', async () => {
    const owner = await buildStaff(shop);
    const { secret, code } = await turnOn(owner);
    const api = adminClient(shop.app, await signIn(shop.app, owner.email, owner.password));
    expect((await api(getAdminSession)).standing?.secondFactor).toBe('asked');
    await expect(api(listStaff)).rejects.toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
    // The code that activated the second factor is used up.
    await expect(api(submitSecondFactor, { body: { code } })).rejects.toMatchObject({
      status: 400,
      message: 'This code is wrong',
    });
    await api(submitSecondFactor, { body: { code: codeOf(secret, 1) } });
    expect((await api(getAdminSession)).standing?.secondFactor).toBe('on');
    await api(listStaff);
  });

  test('a recovery code works once, with or without hyphens and in any case', async () => {
    const owner = await buildStaff(shop);
    const { recoveryCodes } = await turnOn(owner);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const first = adminClient(shop.app, await signIn(shop.app, owner.email, owner.password));
    await first(submitSecondFactor, { body: { code: ` ${code.toUpperCase().replaceAll('-', '')} ` } });
    const second = adminClient(shop.app, await signIn(shop.app, owner.email, owner.password));
    await expect(second(submitSecondFactor, { body: { code } })).rejects.toMatchObject({ status: 400 });
  });

  test('turning it on signs the member of staff out everywhere else', async () => {
    const owner = await buildStaff(shop);
    const elsewhere = adminClient(shop.app, await signIn(shop.app, owner.email, owner.password));
    await turnOn(owner);
    await expect(elsewhere(listStaff)).rejects.toMatchObject({ status: 401 });
    await owner.api(listStaff);
  });
});
