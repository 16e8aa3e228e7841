import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzShop } from '../../testing/fuzz/fuzz-shop.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';

const CALLS = Number(process.env.FUZZ_CALLS ?? 50_000);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop({ LIMIT_FACTOR: '1000000', STRIPE_SANDBOX: 'offered', SABPAISA_SANDBOX: 'offered' });
});
afterAll(() => shop.close());

test(`${CALLS} random calls to all routes, with and without credentials, find no fault (FUZZ_SEED=${SEED})`, async () => {
  const { wrong, statuses, succeeded } = await fuzzShop(shop, { seed: SEED, calls: CALLS });
  console.log(Object.fromEntries([...statuses].sort(([one], [other]) => one - other)));
  console.log(`${succeeded.size} routes were called with success`);
  expect(wrong.slice(0, 50)).toEqual([]);
  await expectInvariants(shop);
}, 3_600_000);
