import { signInStaff } from '@gulmohar/contract/admin/session.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { solved } from '../../../testing/solve-challenge.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
});
afterEach(() => shop.close());

type Who = { email: string; password: string };

/** Returns a function that tries to sign in at one of the two login endpoints. */
function door(url: string) {
  return ({ email, password }: Who, remoteAddress: string, cookie = '', proof?: string) =>
    shop.app.inject({
      method: 'POST',
      url,
      payload: { email, password },
      remoteAddress,
      headers: { cookie, ...(proof && { proof }) },
    });
}

const doors = [
  ['a shopper', '/api/user/login', () => buildShopper(shop)],
  ['the owner', `/api${signInStaff.path}`, () => buildStaff(shop)],
] as const;

test.each(doors)(
  'five wrong passwords from one IP address lock %s out at that address only',
  async (_, url, build) => {
    const signIn = door(url);
    const { email, password } = await build();
    const right = { email, password };
    const wrong = { email, password: 'wrong' };
    for (let count = 0; count < 5; count++) expect((await signIn(wrong, '203.0.113.1')).statusCode).toBe(401);
    const locked = await signIn(right, '203.0.113.1');
    expect([locked.statusCode, locked.json()]).toEqual([
      429,
      { success: false, message: 'Too many attempts. Please try again later.', code: 'TOO_MANY_REQUESTS' },
    ]);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn({ ...right, email: email.toUpperCase() }, '203.0.113.1')).statusCode).toBe(429);
    expect((await signIn(right, '203.0.113.2')).statusCode).toBe(200);
  },
);

test.each(doors)('a correct password resets the count of failed attempts for %s', async (_, url, build) => {
  const signIn = door(url);
  const { email, password } = await build();
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 4; count++) {
      expect((await signIn({ email, password: 'wrong' }, '203.0.113.1')).statusCode).toBe(401);
    }
    if (round === 0) expect((await signIn({ email, password }, '203.0.113.1')).statusCode).toBe(200);
  }
});

test.each(doors)(
  'wrong passwords from many IP addresses slow down sign-in as %s but lock nobody out',
  async (_, url, build) => {
    const signIn = door(url);
    const { email, password } = await build();
    for (let index = 0; index < 20; index++) {
      expect((await signIn({ email, password: 'wrong' }, `203.0.113.${index}`)).statusCode).toBe(401);
    }
    expect(shop.pauses).toEqual([]);
    for (let index = 20; index < 23; index++) {
      expect((await signIn({ email, password: 'wrong' }, `203.0.113.${index}`)).statusCode).toBe(401);
    }
    expect(shop.pauses).toEqual([250, 500, 750]);
    expect((await signIn({ email, password }, '198.51.100.1')).statusCode).toBe(200);
    shop.pauses.length = 0;
    await signIn({ email, password: 'wrong' }, '198.51.100.2');
    expect(shop.pauses).toEqual([]);
  },
);

test.each(doors)(
  'a device on which %s signed in before bypasses others’ lockout and has its own attempt limit',
  async (_, url, build) => {
    const signIn = door(url);
    const { email, password } = await build();
    const first = await signIn({ email, password }, '198.51.100.1');
    const device = first.cookies.find(({ name }) => name.startsWith('gulmohar_device_'));
    expect(device).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: url.slice(0, '/api/admin'.length).replace(/\/$/, ''),
    });
    const cookie = `${device?.name}=${device?.value}`;
    for (let index = 0; index < 24; index++)
      await signIn({ email, password: 'wrong' }, `203.0.113.${index % 6}`);
    shop.pauses.length = 0;
    expect((await signIn({ email, password }, '203.0.113.0', cookie)).statusCode).toBe(200);
    expect(shop.pauses).toEqual([]);
    for (let count = 0; count < 5; count++) {
      expect((await signIn({ email, password: 'wrong' }, `192.0.2.${count}`, cookie)).statusCode).toBe(401);
    }
    expect((await signIn({ email, password }, '192.0.2.9', cookie)).statusCode).toBe(429);
  },
);

test('a device cookie that is forged or belongs to another account is not recognised', async () => {
  const signIn = door('/api/user/login');
  const [asha, meera] = [await buildShopper(shop), await buildShopper(shop)];
  const response = await signIn(meera, '198.51.100.1');
  const [known] = response.cookies;
  const [ofAsha] = (await signIn(asha, '198.51.100.1')).cookies;
  for (let count = 0; count < 5; count++) await signIn({ ...asha, password: 'wrong' }, '203.0.113.1');
  for (const value of [known?.value, 'a.b.c', '', `${ofAsha?.value}x`]) {
    expect((await signIn(asha, '203.0.113.1', `${ofAsha?.name}=${value}`)).statusCode).toBe(429);
  }
  expect((await signIn(asha, '203.0.113.1', `${ofAsha?.name}=${ofAsha?.value}`)).statusCode).toBe(200);
});

test.each(doors)(
  'attempts on an address without an account are counted and slowed down as they are for %s',
  async (_, url) => {
    const signIn = door(url);
    const nobody = { email: 'nobody@gulmohar.example', password: 'x' };
    for (let count = 0; count < 5; count++)
      expect((await signIn(nobody, '203.0.113.1')).statusCode).toBe(401);
    expect((await signIn(nobody, '203.0.113.1')).statusCode).toBe(429);
    for (let index = 0; index < 16; index++) await signIn(nobody, `192.0.2.${index}`);
    expect(shop.pauses).toEqual([250]);
  },
);

test.each(doors)(
  'a flood of sign-ins at invented accounts keeps no known device of %s out, and nobody who does a proof of work',
  async (_, url, build) => {
    const signIn = door(url);
    const { email, password } = await build();
    const [device] = (await signIn({ email, password }, '198.51.100.1')).cookies.slice(-1);
    const cookie = `${device?.name}=${device?.value}`;
    const flood = Array.from({ length: 200 }, (_one, index) =>
      signIn({ email: `nobody-${index}@gulmohar.example`, password: 'x' }, `203.0.113.${index}`),
    );
    const known = await signIn({ email, password }, '203.0.113.1', cookie);
    expect(known.statusCode).toBe(200);
    const refused = (await Promise.all(flood)).find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ code: 'PROOF_NEEDED' });
    const proof = await solved(refused?.json().challenge);
    expect((await signIn({ email, password }, '198.51.100.2', '', proof)).statusCode).toBe(200);
  },
);

test.each([
  ['a shopper', '/api/user/login', 'login-address', () => buildShopper(shop)],
  ['the owner', `/api${signInStaff.path}`, 'admin-sign-in-address', () => buildStaff(shop)],
] as const)(
  'a flood from the network address of %s does not keep a device out that is known',
  async (_, url, limit, build) => {
    await shop.close();
    shop = await testShop({ LIMIT_FACTOR: '1', LIMITS: `${limit}=2/60` });
    const signIn = door(url);
    const { email, password } = await build();
    const [device] = (await signIn({ email, password }, '198.51.100.1')).cookies.slice(-1);
    const cookie = `${device?.name}=${device?.value}`;
    for (let count = 0; count < 20; count++) {
      await signIn({ email: `nobody-${count}@gulmohar.example`, password: 'x' }, '203.0.113.1');
    }
    expect((await signIn({ email, password }, '203.0.113.1')).statusCode).toBe(429);
    expect((await signIn({ email, password }, '203.0.113.1', cookie)).statusCode).toBe(200);
  },
);
