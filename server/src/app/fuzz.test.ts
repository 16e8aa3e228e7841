import { afterAll, expect, test } from 'vitest';
import { fuzzShop } from '../../testing/fuzz/fuzz-shop.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { testShop } from '../../testing/test-shop.ts';

const shop = await testShop({
  LIMIT_FACTOR: '1000000',
  STRIPE_SANDBOX: 'offered',
  SABPAISA_SANDBOX: 'offered',
});
afterAll(() => shop.close());

test('random input to any route is answered, and the shop’s records stay consistent', async () => {
  const { wrong, statuses, succeeded } = await fuzzShop(shop, { seed: 17, calls: 1_500 });
  expect(wrong).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(100);
  expect(statuses.get(400)).toBeGreaterThan(100);
  expect(succeeded.size).toBeGreaterThan(150);
  await expectInvariants(shop);
}, 120_000);
