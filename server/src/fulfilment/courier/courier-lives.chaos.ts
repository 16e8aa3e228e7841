import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { chaosSeed } from '../../../testing/chaos/chaos-seed.ts';
import { courierDays } from '../../../testing/courier-days.ts';
import { events, liveThrough } from '../../../testing/courier-lives.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

const RUNS = Number(process.env.CHAOS_COURIER_RUNS ?? 20);
const SEED = chaosSeed();

let shop: TestShop;
let owner: TestStaff;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
  await courierDays(shop, owner).allowCash();
});
afterAll(() => shop.close());

test(
  `${RUNS} runs with faults and kills book each parcel once; cash, stock and mails agree (CHAOS_SEED=${SEED})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(events, async (happening) => liveThrough(shop, owner, happening)),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  },
  15 * 60_000,
);
