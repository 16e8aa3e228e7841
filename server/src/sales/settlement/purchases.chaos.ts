import { ApiError } from '@gulmohar/contract/api/client.ts';
import pLimit from 'p-limit';
import { afterAll, beforeAll, test } from 'vitest';
import { buyByPlan, type ChaosShop, type Story } from '../../../testing/chaos/buy-by-plan.ts';
import { buildChaosAccounts } from '../../../testing/chaos/chaos-accounts.ts';
import { buildChaosGoods, type ChaosGoods } from '../../../testing/chaos/chaos-goods.ts';
import { chaosSeed } from '../../../testing/chaos/chaos-seed.ts';
import { expectServed } from '../../../testing/chaos/expect-served.ts';
import { planPurchases } from '../../../testing/chaos/purchase-plan.ts';
import { settleEverything } from '../../../testing/chaos/settle-everything.ts';
import { tellOfSecondPayments } from '../../../testing/chaos/tell-of-second-payments.ts';
import { expireCheckout } from '../../../testing/expire-checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { seller } from '../../../testing/seller.ts';
import { deliverOrder } from '../../../testing/ship-order.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';
import { installationSecret } from '../../platform/database/installation.ts';
import { settleOverdueCheckouts } from './settle-overdue-checkouts.ts';

const PURCHASES = Number(process.env.CHAOS_PURCHASES ?? 250);
const SEED = chaosSeed();
const BUYERS_AT_ONCE = 12;
/** The worker runs after this many purchases, while others continue. */
const PURCHASES_PER_WORK = 10;

let shop: TestShop;
let goods: ChaosGoods;

beforeAll(async () => {
  shop = await testShop();
  goods = {
    ...(await buildChaosGoods(shop.db)),
    accounts: await buildChaosAccounts(shop, shop.db),
  };
  await shop.settings.reload();
});
afterAll(() => shop.close());

test(
  `${PURCHASES} purchases with faults of every kind leave every rupee and every unit accounted for (CHAOS_SEED=${SEED})`,
  async () => {
    const stories: Story[] = [];
    const limit = pLimit(BUYERS_AT_ONCE);
    let done = 0;
    await limit.map(planPurchases(SEED, PURCHASES), async (one) => {
      const story = await buyByPlan(chaosShop(), goods, one, stories.at(-1));
      if (story) stories.push(story);
      done += 1;
      if (done % PURCHASES_PER_WORK === 0) await shop.runJobs();
    });
    const webhookSecret = await installationSecret(shop.db, 'sandbox-webhook-secret');
    await tellOfSecondPayments({ url: shop.url, webhookSecret }, stories);
    await settleEverything(shop);
    await expectInvariants(shop);
    await expectServed(shop, goods, stories);
    const count = (is: (story: Story) => boolean) => stories.filter(is).length;
    console.log(
      `${stories.length} of ${PURCHASES} purchases reached payment or were placed at once:`,
      `${count(({ one }) => one.isCash)} in cash, ${count(({ agreed }) => agreed.credit > 0)} with store credit,`,
      `${count(({ agreed: { total, credit } }) => credit === total)} by it alone`,
    );
  },
  10 * 60_000,
);

function chaosShop(): ChaosShop {
  return {
    sandboxUrl: shop.sandboxUrl,
    providerDb: shop.db,
    call: (token, call) => refusable(call(token ? shop.apiWith(token) : shop.api)),
    async expire(providerOrderId) {
      await expireCheckout(shop, providerOrderId);
      await settleOverdueCheckouts(shop.db, shop.providers);
    },
    cancel: (orderId) => moveOrder(shop.db, orderId, { to: 'Cancelled', actor: 'operator', seller }),
    deliver: (orderId) => deliverOrder(shop, orderId),
  };
}

/** Returns a rejection as a valid outcome; a server error is thrown. */
async function refusable<Answer>(asked: Promise<Answer>): Promise<Answer | ApiError> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status !== 500) return error;
    console.error(shop.logLines.findLast((line) => line.includes('request failed')));
    throw error;
  }
}
