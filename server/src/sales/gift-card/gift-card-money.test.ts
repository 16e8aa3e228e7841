import { cancelGiftCard, sendGiftCardAgain } from '@gulmohar/contract/admin/gift-card.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getMoneyProblems } from '@gulmohar/contract/admin/today.ts';
import { getGiftCardState, redeemGiftCard } from '@gulmohar/contract/sales/gift-card.ts';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { giftCardCode, giftCardOrder, payGiftCard } from '../../../testing/buy-gift-card.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { makeJobsDue } from '../../../testing/make-jobs-due.ts';
import { setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { followDisputes } from '../../payments/follow-disputes.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { fulfil } from '../settlement/fulfil.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
const value = { amounts: [200_000], years: 2 };
await owner.api(saveSettings, { body: { group: 'giftCards', value } });
afterEach(async () => {
  await setSandboxMode(shop, {});
  await shop.runJobs();
  await expectInvariants(shop);
});
afterAll(() => shop.close());

async function bought(name: string): Promise<{ cardId: string; paymentId: string }> {
  const order = giftCardOrder(name);
  const { cardId } = order.body;
  await payGiftCard(shop, order);
  await shop.api(getGiftCardState, { query: { cardId } });
  await shop.runJobs();
  const { paymentId } = await shop.db
    .selectFrom('gift_card')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .where('gift_card.id', '=', cardId)
    .select('provider_payment_id as paymentId')
    .executeTakeFirstOrThrow();
  return { cardId, paymentId };
}

async function dispute(paymentId: string, status: string): Promise<void> {
  const answer = await fetch(`${shop.sandboxUrl}/dispute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: `disp_${paymentId}`, payment_id: paymentId, amount: 200_000, status }),
  });
  expect(answer.status).toBe(200);
  await followDisputes(shop.db, shop.providers);
}

test('a card cannot be used while its payment is disputed, and can once the shop has won', async () => {
  const { paymentId } = await bought('disputed');
  const shopper = await buildShopper(shop);
  const body = { giftCardCode: await giftCardCode(shop, 'disputed') };
  await dispute(paymentId, 'open');
  const { disputes } = await owner.api(getMoneyProblems);
  expect(disputes).toMatchObject([{ orderId: null, giftCardFor: 'Asha' }]);
  await expect(shopper.api(redeemGiftCard, { body })).rejects.toMatchObject({
    message: 'The payment of this gift card is disputed. Please write to us.',
  });
  await dispute(paymentId, 'won');
  expect(await shopper.api(redeemGiftCard, { body })).toMatchObject({ amount: 2_000 });
});

test('the buyer of a card that was paid twice hears that one payment goes back and the card stays', async () => {
  const { cardId } = await bought('paid-again');
  const { id, amount, currency, orderId } = await shop.db
    .selectFrom('gift_card')
    .innerJoin('checkout', 'checkout.id', 'checkout_id')
    .where('gift_card.id', '=', cardId)
    .select(['checkout.id', 'checkout.amount', 'currency', 'provider_order_id as orderId'])
    .executeTakeFirstOrThrow();
  const again = { id: 'pay_again', orderId: orderId ?? '', amount, currency, method: 'upi', refunded: 0 };
  await fulfil(shop.db, id, { ...again, status: 'captured' });
  await shop.runJobs();
  const mail = (await readMails(shop, 'paid-again-buyer@example.in')).at(-1);
  expect(mail?.text).toContain('You had already paid for this gift card; it is not affected.');
  const body = { giftCardCode: await giftCardCode(shop, 'paid-again') };
  expect(await (await buildShopper(shop)).api(redeemGiftCard, { body })).toMatchObject({ amount: 2_000 });
});

test('the buyer of a cancelled card hears of the refund that followed later', async () => {
  const { cardId } = await bought('follows');
  await setSandboxMode(shop, { refunds: 'no-balance' });
  await owner.api(cancelGiftCard, { body: { cardId, reason: 'Wrong person' } });
  await shop.runJobs();
  const subjects = async () =>
    (await readMails(shop, 'follows-buyer@example.in')).map(({ subject }) => subject);
  expect(await subjects()).toContain('We will refund your payment of Rs. 2,000');
  await setSandboxMode(shop, {});
  await makeJobsDue(shop.db);
  await shop.runJobs();
  expect(await subjects()).toContain('Your refund is complete');
});

/** Does `work` once so many runs of the jobs wait for a lock. */
async function whileWaiting(lock: RawBuilder<unknown>, runs: number, work = async () => {}): Promise<void> {
  const { running } = await shop.db.transaction().execute(async (trx) => {
    await lock.execute(trx);
    const jobs = Array.from({ length: runs }, () => shop.runJobs());
    await expect.poll(countWaiting, { timeout: 5_000 }).toBe(runs);
    await work();
    return { running: Promise.all(jobs) };
  });
  await running;
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`.execute(shop.db);
  return rows[0]?.count ?? 0;
}

test('a card that is sent to another address while its mail is on the way reaches that address', async () => {
  const { cardId } = await bought('slow');
  const again = async (recipientEmail: string) => {
    await owner.api(sendGiftCardAgain, { body: { cardId, recipientEmail } });
  };
  await again('slow@example.in');
  await whileWaiting(sql`lock table dev_mailbox in access exclusive mode`, 1, () =>
    again('elsewhere@example.in'),
  );
  await shop.runJobs();
  const shopper = await buildShopper(shop);
  const body = { giftCardCode: await giftCardCode(shop, 'elsewhere') };
  expect(await shopper.api(redeemGiftCard, { body })).toMatchObject({ amount: 2_000 });
});

test('two jobs that send a card at once send one code', async () => {
  const { cardId } = await bought('both');
  await owner.api(sendGiftCardAgain, { body: { cardId, recipientEmail: 'both-now@example.in' } });
  await enqueue(shop.db, 'send-gift-card', { cardId });
  await whileWaiting(sql`select from gift_card where id = ${cardId} for update`, 2);
  expect(await readMails(shop, 'both-now@example.in')).toHaveLength(1);
  const shopper = await buildShopper(shop);
  const body = { giftCardCode: await giftCardCode(shop, 'both-now') };
  expect(await shopper.api(redeemGiftCard, { body })).toMatchObject({ amount: 2_000 });
});
