import {
  cancelGiftCard,
  issueGiftCard,
  listGiftCards,
  sendGiftCardAgain,
} from '@gulmohar/contract/admin/gift-card.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import {
  buyGiftCard,
  checkGiftCard,
  getGiftCardState,
  redeemGiftCard,
} from '@gulmohar/contract/sales/gift-card.ts';
import { getStoreCredit } from '@gulmohar/contract/sales/store-credit.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import {
  type GiftCardOrder,
  giftCardCode,
  giftCardOrder,
  payGiftCard,
} from '../../../testing/buy-gift-card.ts';
import { refundInDashboard } from '../../../testing/dashboard-refund.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { readSandboxLedger } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { followRefunds } from '../../payments/follow-refund.ts';
import { settleOverdueCheckouts } from '../settlement/settle-overdue-checkouts.ts';
import { forgetGiftCards } from './forget-gift-cards.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
const value = { amounts: [100_000, 200_000], years: 2 };
await owner.api(saveSettings, { body: { group: 'giftCards', value } });
afterEach(async () => {
  await shop.runJobs();
  await expectInvariants(shop);
});
afterAll(() => shop.close());

async function bought(name: string, changes: Partial<GiftCardOrder['body']> = {}): Promise<string> {
  const sent = giftCardOrder(name, changes);
  await payGiftCard(shop, sent);
  const query = { cardId: sent.body.cardId };
  expect(await shop.api(getGiftCardState, { query })).toMatchObject({
    state: 'paid',
    amount: sent.body.amount,
  });
  await shop.runJobs();
  return sent.body.cardId;
}

test('a gift card is paid, sent to its recipient, and put on her account once', async () => {
  await bought('asha');
  const [receipt] = await readMails(shop, 'asha-buyer@example.in');
  expect(receipt?.subject).toBe('Your gift card of Rs. 2,000');
  expect(receipt?.text).toContain('no tax invoice');
  const [mail] = await readMails(shop, 'asha@example.in');
  expect(mail?.subject).toBe('Meera Iyer sends you a gift card of Rs. 2,000');
  expect(mail?.text).toContain('Happy birthday!');
  const code = await giftCardCode(shop, 'asha');
  const [asha, thief] = [await buildShopper(shop), await buildShopper(shop)];
  const typed = code.toLowerCase().replaceAll('-', ' ');
  expect(await asha.api(redeemGiftCard, { body: { giftCardCode: typed } })).toMatchObject({
    amount: 2_000,
    balance: 2_000,
  });
  await expect(thief.api(redeemGiftCard, { body: { giftCardCode: code } })).rejects.toMatchObject({
    message: 'This gift card was used already.',
  });
  const { entries } = await asha.api(getStoreCredit);
  expect(entries).toMatchObject([{ kind: 'gift-card', amount: 2_000, expiresAt: expect.any(String) }]);
});

test('of twenty shoppers who enter a code at once, one gets its amount', async () => {
  await bought('rush');
  const code = await giftCardCode(shop, 'rush');
  const shoppers = await Promise.all(Array.from({ length: 5 }, () => buildShopper(shop)));
  const tries = await Promise.allSettled(
    shoppers.flatMap(({ api }) =>
      Array.from({ length: 4 }, () => api(redeemGiftCard, { body: { giftCardCode: code } })),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a buyer who repeats the request gets the same payment page, and no other amount or card by it', async () => {
  const sent = giftCardOrder('twice');
  const pages = await Promise.all([shop.api(buyGiftCard, sent), shop.api(buyGiftCard, sent)]);
  expect(new Set(pages.map(({ paymentUrl }) => paymentUrl)).size).toBe(1);
  const other = { body: { ...sent.body, recipientEmail: 'other@example.in' } };
  await expect(shop.api(buyGiftCard, other)).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
  await expect(shop.api(buyGiftCard, giftCardOrder('odd', { amount: 1_500 }))).rejects.toMatchObject({
    message: 'This amount is not offered. Please choose another.',
  });
});

test('a gift card that nobody paid ends with its payment page, and is not sent', async () => {
  const sent = giftCardOrder('unpaid');
  await shop.api(buyGiftCard, sent);
  const { cardId } = sent.body;
  await shop.db
    .updateTable('checkout')
    .set({ expires_at: new Date(0) })
    .where('buyer_key', '=', `gift-card:${cardId}`)
    .execute();
  await settleOverdueCheckouts(shop.db, shop.providers);
  expect(await shop.api(getGiftCardState, { query: { cardId } })).toMatchObject({
    state: 'over',
    paymentUrl: null,
  });
  expect(await readMails(shop, 'unpaid@example.in')).toEqual([]);
  await shop.db
    .updateTable('gift_card')
    .set({ created_at: new Date(0) })
    .where('id', '=', cardId)
    .execute();
  await forgetGiftCards(shop.db);
  await expect(shop.api(getGiftCardState, { query: { cardId } })).rejects.toMatchObject({ status: 404 });
});

test('a card for a later day waits for its morning, and staff may send it to another address before', async () => {
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const cardId = await bought('later', { sendOn: day });
  expect(await readMails(shop, 'later@example.in')).toEqual([]);
  const mine = async () => (await owner.api(listGiftCards)).cards.find((card) => card.cardId === cardId);
  expect(await mine()).toMatchObject({ state: 'waiting', isBought: true });
  await owner.api(sendGiftCardAgain, { body: { cardId, recipientEmail: 'corrected@example.in' } });
  await shop.runJobs();
  const first = await giftCardCode(shop, 'corrected');
  expect(await mine()).toMatchObject({ state: 'sent' });
  await owner.api(sendGiftCardAgain, { body: { cardId, recipientEmail: 'corrected@example.in' } });
  await shop.runJobs();
  const shopper = await buildShopper(shop);
  await expect(shopper.api(redeemGiftCard, { body: { giftCardCode: first } })).rejects.toMatchObject({
    message: 'This gift card code is not valid. Please check it.',
  });
  await shopper.api(redeemGiftCard, { body: { giftCardCode: await giftCardCode(shop, 'corrected') } });
  expect(await mine()).toMatchObject({ state: 'redeemed', userId: shopper.userId });
});

test('a cancelled card is refunded to its buyer in full and cannot be used; a used one cannot be cancelled', async () => {
  const cardId = await bought('cancelled');
  const before = (await readSandboxLedger(shop)).refunded;
  await owner.api(cancelGiftCard, { body: { cardId, reason: 'Wrong person' } });
  await shop.runJobs();
  expect((await readSandboxLedger(shop)).refunded - before).toBe(200_000);
  const [, moneyBack] = await readMails(shop, 'cancelled-buyer@example.in');
  expect(moneyBack?.text).toContain('It was for a gift card that was cancelled');
  const shopper = await buildShopper(shop);
  const redeem = { body: { giftCardCode: await giftCardCode(shop, 'cancelled') } };
  await expect(shopper.api(redeemGiftCard, redeem)).rejects.toMatchObject({ status: 404 });
  const usedId = await bought('used');
  await shopper.api(redeemGiftCard, { body: { giftCardCode: await giftCardCode(shop, 'used') } });
  await expect(
    owner.api(cancelGiftCard, { body: { cardId: usedId, reason: 'Too late' } }),
  ).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE', message: 'This gift card was used already.' });
});

test('a card whose buyer got the money back in the provider’s dashboard cannot be used or sent, and is cancelled without a second refund', async () => {
  const cardId = await bought('dashboard');
  const { provider_payment_id: paymentId } = await shop.db
    .selectFrom('payment')
    .innerJoin('gift_card', 'payment_id', 'payment.id')
    .where('gift_card.id', '=', cardId)
    .select('provider_payment_id')
    .executeTakeFirstOrThrow();
  await refundInDashboard(shop, paymentId, 200_000);
  await followRefunds(shop.db, shop.providers.razorpay, { paymentId });
  const shopper = await buildShopper(shop);
  const redeem = { body: { giftCardCode: await giftCardCode(shop, 'dashboard') } };
  await expect(shopper.api(redeemGiftCard, redeem)).rejects.toMatchObject({
    message: 'This gift card was refunded.',
  });
  const again = { cardId, recipientEmail: 'dashboard@example.in' };
  await expect(owner.api(sendGiftCardAgain, { body: again })).rejects.toMatchObject({
    message: 'This gift card was refunded.',
  });
  const before = (await readSandboxLedger(shop)).refunded;
  await owner.api(cancelGiftCard, { body: { cardId, reason: 'Refunded' } });
  await shop.runJobs();
  expect((await readSandboxLedger(shop)).refunded).toBe(before);
});

test('a card that has expired is not sent or refunded', async () => {
  const cardId = await bought('expired');
  await shop.db
    .updateTable('gift_card')
    .set({ expires_at: new Date(0) })
    .where('id', '=', cardId)
    .execute();
  const hasExpired = { message: 'This gift card has expired.' };
  const cancelled = owner.api(cancelGiftCard, { body: { cardId, reason: 'Too late' } });
  await expect(cancelled).rejects.toMatchObject(hasExpired);
  const again = { cardId, recipientEmail: 'expired@example.in' };
  await expect(owner.api(sendGiftCardAgain, { body: again })).rejects.toMatchObject(hasExpired);
  expect((await owner.api(listGiftCards)).cards.find((card) => card.cardId === cardId)?.state).toBe(
    'expired',
  );
});

test('staff give cards away within the limit of a day, once for each request', async () => {
  const manager = await buildStaff(shop, 'manager');
  const give = (amount: number, cardId = uuid()) =>
    manager.api(issueGiftCard, {
      body: {
        cardId,
        amount,
        reason: 'Contest',
        recipientName: 'Devi',
        recipientEmail: 'devi@example.in',
        message: '',
        sendOn: null,
      },
    });
  const cardId = uuid();
  await Promise.all([give(300_000, cardId), give(300_000, cardId)]);
  await shop.runJobs();
  expect(await readMails(shop, 'devi@example.in')).toHaveLength(1);
  await expect(give(250_000)).rejects.toMatchObject({
    reply: { fields: { amount: 'One person gives Rs. 5,000 a day at most' } },
  });
  const atOnce = await Promise.allSettled(Array.from({ length: 6 }, () => give(150_000)));
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect((await buildStaff(shop, 'packer')).api(listGiftCards)).rejects.toMatchObject({ status: 403 });
});

test('a card that ended long ago keeps no names', async () => {
  const cardId = await bought('forgotten');
  const shopper = await buildShopper(shop);
  await shopper.api(redeemGiftCard, { body: { giftCardCode: await giftCardCode(shop, 'forgotten') } });
  await shop.db
    .updateTable('gift_card')
    .set({ ended_at: new Date(0) })
    .where('id', '=', cardId)
    .execute();
  await forgetGiftCards(shop.db);
  const card = (await owner.api(listGiftCards)).cards.find((one) => one.cardId === cardId);
  expect(card).toMatchObject({ amount: 200_000, recipientName: '', recipientEmail: '', buyerEmail: '' });
});

test('a guest reads what a card is worth as long as it can be used, and has no account to use it with', async () => {
  await bought('guest');
  const body = { giftCardCode: await giftCardCode(shop, 'guest') };
  const { amount, expiresAt } = await shop.api(checkGiftCard, { body });
  expect({ amount, end: typeof expiresAt }).toEqual({ amount: 2_000, end: 'string' });
  await expect(shop.api(redeemGiftCard, { body })).rejects.toMatchObject({ status: 401 });
  await expect(shop.api(checkGiftCard, { body: { giftCardCode: 'A'.repeat(16) } })).rejects.toMatchObject({
    status: 404,
  });
  await (await buildShopper(shop)).api(redeemGiftCard, { body });
  await expect(shop.api(checkGiftCard, { body })).rejects.toMatchObject({
    message: 'This gift card was used already.',
  });
});
