import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { expireCheckout } from '../../../testing/expire-checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { makeJobsDue } from '../../../testing/make-jobs-due.ts';
import { payInSandbox, setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { settleOverdueCheckouts } from './settle-overdue-checkouts.ts';

type Mode = ReturnType<typeof modesOf>[number];

function modesOf(calls: string[]) {
  return ['on', 'off', 'duplicate', 'delayed'].flatMap((webhooks) =>
    calls.flatMap((api) =>
      [true, false].map((isLate) => ({ webhooks, api, isLate, when: isLate ? 'too late' : 'in time' })),
    ),
  );
}

describe('in one shop', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await testShop();
  });
  afterEach(() => setSandboxMode(shop, {}));
  afterAll(() => shop.close());

  test.each(modesOf(['ok', 'error', 'lost-answer']))(
    'webhooks $webhooks, calls $api, paid $when: an order or a refund, and a mail that says which',
    (mode) => expectOutcome(shop, mode),
    30_000,
  );
});

// Each call takes 3 s, so these wait at the same time; a mode is that of a whole shop.
test.concurrent.each(modesOf(['slow']))(
  'webhooks $webhooks, calls $api, paid $when: the same, in a shop of its own',
  async (mode) => {
    const shop = await testShop();
    await expectOutcome(shop, mode).finally(() => shop.close());
  },
  30_000,
);

/** Lets hours pass, with the provider working again. */
async function settleEverything(shop: TestShop, providerOrderId: string): Promise<void> {
  await setSandboxMode(shop, {});
  await expireCheckout(shop, providerOrderId);
  await settleOverdueCheckouts(shop.db, shop.providers);
  await makeJobsDue(shop.db);
  await shop.runJobs();
}

async function expectOutcome(shop: TestShop, { webhooks, api, isLate }: Mode): Promise<void> {
  const guest = `mode-${webhooks}-${api}-${isLate}`;
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
  const { orderId } = await openPurchase(shop, {
    lines: [{ _id: kurti, size: 'M' }],
    amount: 2_000,
    guest,
  });
  if (isLate) {
    await expireCheckout(shop, orderId);
    await settleOverdueCheckouts(shop.db, shop.providers);
    await buy(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, guest: `quick-${guest}` });
  }
  await setSandboxMode(shop, { webhooks, api });
  const body = await payInSandbox(shop, orderId);
  const told = await shop.api(verifyRazorpayPayment, { body }).then(
    () => 'ordered',
    (error: { code?: string }) => error.code,
  );
  const expected = isLate ? 'ORDER_NOT_POSSIBLE' : 'ordered';
  expect(['PROVIDER_UNAVAILABLE', expected]).toContain(told);
  await settleEverything(shop, orderId);
  // When the browser asks again in the end, it gets the same result.
  const again = await shop.api(verifyRazorpayPayment, { body }).then(
    () => 'ordered',
    (error: { code?: string }) => error.code,
  );
  expect(again).toBe(expected);
  await shop.runJobs();
  const subjects = (await readMails(shop, `${guest}@guest.example`)).map(({ subject }) => subject);
  const subject = isLate ? 'We are refunding your payment of Rs. 2,000' : /^Your Gulmohar order [0-9A-F]{8}$/;
  expect(subjects).toEqual([expect.stringMatching(subject)]);
  await expectInvariants(shop);
}
