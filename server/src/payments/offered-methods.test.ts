import { expect, test } from 'vitest';
import { readEnvironment } from '../platform/config/env.ts';
import { offeredMethods } from './choose-providers.ts';
import { operatorsAccounts } from './operators-accounts.ts';

const sabPaisa = {
  SABPAISA_CLIENT_CODE: 'GULM1',
  SABPAISA_USERNAME: 'shop@sp',
  SABPAISA_PASSWORD: 'secret',
  SABPAISA_AES_KEY: Buffer.alloc(32, 7).toString('base64'),
  SABPAISA_HMAC_KEY: Buffer.alloc(48, 9).toString('base64'),
};

test.each([
  ['the demo shop', {}, ['razorpay']],
  ['the demo shop on request', { STRIPE_SANDBOX: 'offered' }, ['razorpay', 'stripe']],
  ['a shop with keys of Stripe', { STRIPE_SECRET_KEY: 'sk_live_1' }, ['razorpay', 'stripe']],
  ['the demo shop with SabPaisa', { SABPAISA_SANDBOX: 'offered' }, ['razorpay', 'sabpaisa']],
  ['a shop with an account at SabPaisa', { RAZORPAY_KEY_ID: 'r', ...sabPaisa }, ['razorpay', 'sabpaisa']],
  ['a shop with half an account', { ...sabPaisa, SABPAISA_PASSWORD: '' }, ['razorpay']],
  [
    'a shop with keys of Razorpay alone',
    { RAZORPAY_KEY_ID: 'r', STRIPE_SANDBOX: 'offered', SABPAISA_SANDBOX: 'offered' },
    ['razorpay'],
  ],
])('%s offers its payment methods', (_, settings, methods) => {
  const env = readEnvironment(settings);
  expect(offeredMethods(env, operatorsAccounts(env))).toEqual(methods);
});

test('a live shop with incomplete SabPaisa credentials does not start and says what is missing', () => {
  expect(() => readEnvironment({ SHOP_MODE: 'live', ...sabPaisa, SABPAISA_PASSWORD: '' })).toThrow(
    'SABPAISA_PASSWORD',
  );
});
