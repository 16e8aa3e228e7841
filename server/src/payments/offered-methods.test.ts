import { expect, test } from 'vitest';
import { readEnvironment } from '../env.ts';
import { offeredMethods } from './choose-providers.ts';

test.each([
  ['the demo shop', {}, ['razorpay']],
  ['the demo shop on request', { STRIPE_SANDBOX: 'offered' }, ['razorpay', 'stripe']],
  ['a shop with keys of Stripe', { STRIPE_SECRET_KEY: 'sk_live_1' }, ['razorpay', 'stripe']],
  ['a shop with keys of Razorpay alone', { RAZORPAY_KEY_ID: 'r', STRIPE_SANDBOX: 'offered' }, ['razorpay']],
])('%s offers its ways to pay', (_, settings, methods) => {
  expect(offeredMethods(readEnvironment(settings))).toEqual(methods);
});
