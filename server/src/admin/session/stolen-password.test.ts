import { beginSecondFactor, confirmSecondFactor } from '@gulmohar/contract/admin/second-factor.ts';
import { signInStaff, submitSecondFactor } from '@gulmohar/contract/admin/session.ts';
import { changeStaffPassword } from '@gulmohar/contract/admin/staff.ts';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

const THIEF = '203.0.113.7';
const WRONG_APP_CODE = '000000';
const WRONG_RECOVERY_CODE = 'aaaa-bbbb-cccc';

let shop: TestShop;
let owner: TestStaff;
let secret: string;
let recoveryCodes: string[];

beforeEach(async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  owner = await buildStaff(shop);
  ({ secret } = await owner.api(beginSecondFactor));
  ({ recoveryCodes } = await owner.api(confirmSecondFactor, { body: { code: appCode(0) } }));
});
afterEach(() => shop.close());

function appCode(stepsAhead: number): string {
  const timestamp = Date.now() + stepsAhead * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** A browser at an address, which keeps its cookies. */
function browserAt(remoteAddress: string) {
  const cookies: Record<string, string> = {};
  async function post(path: string, payload: object): Promise<number> {
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      remoteAddress,
      cookies,
    });
    for (const { name, value } of response.cookies) cookies[name] = value;
    return response.statusCode;
  }
  return {
    signIn: () => post(signInStaff.path, { email: owner.email, password: owner.password }),
    giveCode: (code: string) => post(submitSecondFactor.path, { code }),
  };
}

/** Somebody with the owner's password tries codes until none is accepted. */
async function useUpCodes(wrongCode: string): Promise<void> {
  const thief = browserAt(THIEF);
  const answers: number[] = [];
  for (let count = 0; count < 6; count++) {
    await thief.signIn();
    answers.push(await thief.giveCode(wrongCode));
  }
  expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
}

test('a thief of the password who uses up the attempts at codes cannot keep the owner from changing it', async () => {
  await useUpCodes(WRONG_APP_CODE);
  await owner.api(changeStaffPassword, {
    body: { currentPassword: owner.password, newPassword: 'Sanganer-block-31' },
  });
});

test('the owner still signs in where the second factor was given before, and elsewhere with a recovery code', async () => {
  const office = browserAt('198.51.100.1');
  await office.signIn();
  expect(await office.giveCode(appCode(1))).toBe(200);
  await useUpCodes(WRONG_APP_CODE);
  await useUpCodes(WRONG_RECOVERY_CODE);
  await office.signIn();
  expect(await office.giveCode(WRONG_APP_CODE)).toBe(400);
  const elsewhere = browserAt('198.51.100.2');
  await elsewhere.signIn();
  expect(await elsewhere.giveCode(appCode(1))).toBe(429);
  expect(await elsewhere.giveCode(recoveryCodes[0] ?? '')).toBe(200);
});

test('whoever knows only the password gets five attempts at the code, with however many devices', async () => {
  const answers: number[] = [];
  for (let count = 0; count < 6; count++) {
    const device = browserAt(`203.0.113.${count}`);
    await device.signIn();
    await device.signIn();
    answers.push(await device.giveCode(WRONG_APP_CODE));
  }
  expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
});
