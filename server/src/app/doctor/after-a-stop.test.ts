import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payInSandbox, setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { settleOverdueCheckouts } from '../../sales/settlement/settle-overdue-checkouts.ts';
import { recordSettlementRun } from '../../sales/settlement/settlement-run.ts';
import { runChecks } from './run-checks.ts';

const shop = await testShop();
await setSandboxMode(shop, { webhooks: 'off' });
afterAll(() => shop.close());

async function readFinding(id: string) {
  const findings = await runChecks(shop.db, shop, new Date(0));
  return findings.find((finding) => finding.id === id);
}

test('after a longer stop the doctor says what waits for the shop to run; once it runs, what waits is wrong', async () => {
  await settleOverdueCheckouts(shop.db, shop.providers);
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
  const { orderId } = await openPurchase(shop, {
    lines: [{ _id: kurti, size: 'M' }],
    amount: 2_000,
    guest: 'asha',
  });
  const { razorpay_payment_id: paymentId } = await payInSandbox(shop, orderId);
  // The last settlement was an hour ago, the checkout ended since, and so much time has passed.
  await sql`update settlement_run set began_at = now() - interval '1 hour'`.execute(shop.db);
  await sql`update checkout set expires_at = now() - interval '30 minutes'`.execute(shop.db);
  await sql`update sandbox.payment set created_at = now() - interval '40 minutes' where id = ${paymentId}`.execute(
    shop.db,
  );
  expect(await readFinding('I10')).toMatchObject({
    looked: '1 reservations; 1 checkouts are settled once the shop runs',
    wrong: [],
  });
  expect(await readFinding('I1')).toMatchObject({
    looked: expect.stringMatching(/; 1 become orders or refunds once the shop runs$/),
    wrong: [],
  });

  await recordSettlementRun(shop.db, new Date());
  expect((await readFinding('I10'))?.wrong).toEqual([expect.stringContaining('should have expired at')]);
  expect((await readFinding('I1'))?.wrong).toEqual([`${paymentId} of Rs. 2,000: not in our records`]);

  await settleOverdueCheckouts(shop.db, shop.providers);
  await expectInvariants(shop);
});
