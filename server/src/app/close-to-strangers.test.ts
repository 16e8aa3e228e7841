import { getAdminSession } from '@gulmohar/contract/admin/session.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminClient, buildStaff } from '../../testing/build-staff.ts';
import { LIVE_SETTINGS } from '../../testing/live-settings.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';
import { RAZORPAY_SANDBOX_PATH } from '../payments/sandbox-accounts.ts';
import { readEnvironment } from '../platform/config/env.ts';
import { registerSandboxes } from './register-sandboxes.ts';

const SCRIPT = `${RAZORPAY_SANDBOX_PATH}/checkout.js`;
let shop: TestShop;
let sandboxes: FastifyInstance;

beforeAll(async () => {
  shop = await testShop(LIVE_SETTINGS);
  sandboxes = Fastify();
  const env = readEnvironment({ ...LIVE_SETTINGS, MASTER_KEY: process.env.MASTER_KEY });
  await registerSandboxes(sandboxes, { db: shop.db, pool: shop.database.pool, env });
});
afterAll(() => Promise.all([sandboxes.close(), shop.close()]));

async function statusFor(
  remoteAddress: string,
  headers: Record<string, string> = {},
  app = sandboxes,
): Promise<number> {
  return (await app.inject({ url: SCRIPT, remoteAddress, headers })).statusCode;
}

test('in a live shop with simulated payments only the shop itself and its signed-in staff can pay', async () => {
  expect(await statusFor('203.0.113.1')).toBe(403);
  expect(await statusFor('127.0.0.1', { 'x-forwarded-for': '203.0.113.1' })).toBe(403);
  expect(await statusFor('127.0.0.1')).toBe(200);
  const { cookie, staffId } = await buildStaff(shop);
  expect(await statusFor('203.0.113.1', { cookie })).toBe(403);
  await shop.db
    .updateTable('staff_session')
    .set({ has_second_factor: true })
    .where('staff_id', '=', staffId)
    .execute();
  expect(await statusFor('203.0.113.1', { cookie })).toBe(200);
});

test('every page of the admin says so', async () => {
  const { cookie } = await buildStaff(shop);
  expect(await adminClient(shop.app, cookie)(getAdminSession)).toMatchObject({ hasTestPayments: true });
});

test('the sandboxes of a shop that is no demo any more are closed once its owner enters real payment keys', async () => {
  const ownShop = Fastify();
  const env = readEnvironment({ MASTER_KEY: process.env.MASTER_KEY });
  let takesMoney = false;
  const options = { db: shop.db, pool: shop.database.pool, env, takesMoney: () => takesMoney };
  await registerSandboxes(ownShop, options);
  expect(await statusFor('203.0.113.1', {}, ownShop)).toBe(200);
  takesMoney = true;
  expect(await statusFor('203.0.113.1', {}, ownShop)).toBe(403);
  expect(await statusFor('127.0.0.1', {}, ownShop)).toBe(200);
  await ownShop.close();
});
