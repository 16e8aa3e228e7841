import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder } from '../../testing/build-order.ts';
import { readMails } from '../../testing/read-mails.ts';
import { seller } from '../../testing/seller.ts';
import { testShop } from '../../testing/test-shop.ts';
import { moveOrder } from '../fulfilment/change/move-order.ts';
import { followPendingRefunds } from './follow-refund.ts';
import type { ProviderRefund } from './provider.ts';
import type { Providers } from './providers.ts';
import { reportStuckRefunds } from './stuck-refunds.ts';

const OWNER = 'owner@gulmohar.example';

const shop = await testShop({ SHOP_EMAIL: OWNER });
afterAll(() => shop.close());

/** Creates a cancelled order whose refund the provider has accepted but not paid out. */
async function cancelWithPendingRefund(guest: string): Promise<string> {
  const orderId = await buildGuestOrder(shop, guest);
  await moveOrder(shop.db, orderId, { to: 'Cancelled', actor: 'operator', seller });
  await shop.runJobs();
  const { id } = await shop.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('order_id', '=', orderId)
    .select('refund.id')
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('refund').set({ status: 'pending' }).where('id', '=', id).execute();
  return id;
}

/** The sandbox with refunds in this status, because on its own it pays out each refund at once. */
function withRefunds(status: ProviderRefund['status']): Providers {
  const { razorpay } = shop.providers;
  const fetchRefund = async (id: string) => ({ ...(await razorpay.fetchRefund(id)), status });
  return { ...shop.providers, razorpay: { ...razorpay, fetchRefund } };
}

test.each([
  ['processed', /^Your refund for order \w{8} is complete$/],
  ['failed', /^Your refund for order \w{8} is delayed$/],
] as const)('the buyer is notified once when a pending refund is %s', async (status, subject) => {
  await cancelWithPendingRefund(status);
  await followPendingRefunds(shop.db, withRefunds('pending'));
  expect((await readMails(shop, `${status}@guest.example`)).at(-1)?.subject).toMatch(/is cancelled$/);
  for (let time = 0; time < 2; time++) await followPendingRefunds(shop.db, withRefunds(status));
  const mails = await readMails(shop, `${status}@guest.example`);
  expect(mails.slice(-2).map((mail) => mail.subject)).toEqual([
    expect.stringMatching(/is cancelled$/),
    expect.stringMatching(subject),
  ]);
  expect(mails.at(-1)?.text).toMatch(/Refund reference: rfnd_/);
});

test('the owner is notified once of a refund that is still pending after a day', async () => {
  const refundId = await cancelWithPendingRefund('stuck');
  const stuck = async () =>
    (await readMails(shop, OWNER)).filter(({ subject }) => subject.endsWith('is stuck')).length;
  await reportStuckRefunds(shop.db);
  const before = await stuck();
  const created_at = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await shop.db.updateTable('refund').set({ created_at }).where('id', '=', refundId).execute();
  for (let time = 0; time < 2; time++) await reportStuckRefunds(shop.db);
  expect(await stuck()).toBe(before + 1);
});
