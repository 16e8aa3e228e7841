import * as api from '@gulmohar/contract/admin/draft.ts';
import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { decidePayment } from '@gulmohar/contract/admin/payment-review.ts';
import { getMoneyProblems } from '@gulmohar/contract/admin/today.ts';
import { getCheckoutStatus } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buy } from '../../../testing/buy.ts';
import { draftAdmin, linkId } from '../../../testing/draft-admin.ts';
import { setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { expireCheckout } from '../../sales/checkout/end-checkout.ts';
import {
  settleLatePayments,
  settleOverdueCheckouts,
} from '../../sales/settlement/settle-overdue-checkouts.ts';

const admin = await draftAdmin();
const { shop, owner, support } = admin;
afterEach(() => admin.expectSettled());
afterAll(() => shop.close());

test('a phone order reserves stock, is paid by its link, and becomes an ordinary order', async () => {
  const before = await admin.reserved();
  const sent = await admin.withLink(
    admin.input({ quantity: 2, discount: { amount: 15_000, reason: 'Regular buyer' } }),
  );
  expect(sent).toMatchObject({
    status: 'link sent',
    totals: { subtotal: 200_000, discount: 15_000, shipping: 0, total: 185_000 },
  });
  expect(await admin.reserved()).toBe(before + 2);
  await shop.runJobs();
  const [paymentMail] = await readMails(shop, sent.buyer.email ?? '');
  expect(paymentMail?.subject).toContain('Rs. 1,850');
  expect(paymentMail?.text).toContain('/pay?token=');

  const { headers } = await admin.pay(sent);
  const back = new URL(headers.get('location') ?? '');
  expect(back.pathname).toBe('/verify');
  await expect
    .poll(async () => {
      await shop.runJobs();
      return (await admin.read(sent.draftId)).status;
    })
    .toBe('placed');
  const { orderId } = await admin.read(sent.draftId);
  const { order } = await owner.api(getAdminOrder, { query: { orderId: orderId ?? '' } });
  expect(order).toMatchObject({ amount: 185_000, discount: 15_000, couponCode: null, isPaid: true });
  const events = order.events.map(({ title, text, by }) => [title, text, by]);
  expect(events).toContainEqual(['Order by phone', 'Discount of Rs. 150: Regular buyer', 'Test support']);
  expect(events).toContainEqual(['Order Placed', '', 'the shopper']);
  await shop.runJobs();
  const mails = await readMails(shop, sent.buyer.email ?? '');
  const placed = mails.find(({ subject }) => subject.startsWith('Your'));
  expect(placed?.text).toContain('Discount: −Rs. 150');
  // The checkout is also found by the reference in the browser's redirect.
  const reference = back.searchParams.get('razorpay_payment_link_reference_id') ?? '';
  const status = await shop.api(getCheckoutStatus, { body: { orderId: reference } });
  expect(status).toMatchObject({ state: 'paid', orderId });
});

test('without webhooks the provider is asked for the state of a link, even after it has expired', async () => {
  await setSandboxMode(shop, { webhooks: 'off' });
  const [early, late] = [await admin.withLink(), await admin.withLink()];
  await admin.pay(early);
  await shop.db
    .updateTable('checkout')
    .set({ ask_again_at: new Date(Date.now() - 1_000) })
    .where('provider_order_id', '=', linkId(early))
    .execute();
  await settleLatePayments(shop.db, shop.providers);
  expect((await admin.read(early.draftId)).status).toBe('placed');
  await admin.pay(late);
  await admin.expire(late);
  await settleOverdueCheckouts(shop.db, shop.providers);
  expect((await admin.read(late.draftId)).status).toBe('placed');
});

test('an expired link is cancelled at the provider and its reserved units are released', async () => {
  const before = await admin.reserved();
  const sent = await admin.withLink();
  await admin.expire(sent);
  await settleOverdueCheckouts(shop.db, shop.providers);
  expect(await admin.read(sent.draftId)).toMatchObject({ status: 'expired' });
  expect(await admin.reserved()).toBe(before);
  expect(await (await admin.pay(sent)).text()).toContain('The shop has cancelled this payment link.');
  const again = await admin.save({ ...admin.input(), draftId: sent.draftId });
  expect(again).toMatchObject({ status: 'held', linkUrl: null });
});

test('a payment after expiry becomes an order while stock lasts, and is refunded otherwise', async () => {
  const saree = await buildProduct(shop.db, { price: 100_000, stock: { M: 2 } });
  const [first, second] = [
    await admin.withLink(admin.input({ productId: saree })),
    await admin.withLink(admin.input({ productId: saree })),
  ];
  await setSandboxMode(shop, { webhooks: 'off', api: 'error' });
  await Promise.all([admin.expire(first), admin.expire(second)]);
  await settleOverdueCheckouts(shop.db, shop.providers);
  await setSandboxMode(shop, { webhooks: 'off' });
  await buy(shop, { lines: [{ _id: saree, size: 'M' }], amount: 1_100 });
  for (const draft of [first, second]) {
    await admin.pay(draft);
    await shop.db
      .updateTable('checkout')
      .set({ ask_again_at: new Date(Date.now() - 1_000) })
      .where('provider_order_id', '=', linkId(draft))
      .execute();
    await settleLatePayments(shop.db, shop.providers);
  }
  expect((await admin.read(first.draftId)).status).toBe('placed');
  expect((await admin.read(second.draftId)).status).toBe('refunded');
  const again = await admin.save({ ...admin.input(), draftId: second.draftId });
  expect(again).toMatchObject({ status: 'held', linkUrl: null });
});

test('a link whose creation got no answer from the provider is found again instead of created twice', async () => {
  const draft = await admin.save();
  await setSandboxMode(shop, { api: 'lost-answer' });
  const send = () => support.api(api.sendPaymentLink, { body: { draftId: draft.draftId } });
  await expect(send()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  expect((await admin.read(draft.draftId)).status).toBe('held');
  await setSandboxMode(shop, {});
  const sent = (await send()).draft;
  const found = await shop.database.pool.query(
    'select id from sandbox.payment_link where reference_id = $1',
    [
      (
        await shop.db
          .selectFrom('draft_order')
          .where('id', '=', draft.draftId)
          .select('checkout_id')
          .executeTakeFirstOrThrow()
      ).checkout_id,
    ],
  );
  expect(found.rows).toEqual([{ id: linkId(sent) }]);
});

test('a declined card leaves the link open; a cancelled draft releases its units and cannot be paid', async () => {
  const before = await admin.reserved();
  const sent = await admin.withLink();
  expect((await admin.pay(sent, 'failure@razorpay')).status).toBe(402);
  const { draft } = await support.api(api.cancelDraft, { body: { draftId: sent.draftId } });
  expect(draft.status).toBe('cancelled');
  expect(await admin.reserved()).toBe(before);
  expect((await admin.pay(sent)).status).toBe(400);
  await expect(support.api(api.resendPaymentLink, { body: { draftId: sent.draftId } })).rejects.toMatchObject(
    { code: 'STEP_NOT_POSSIBLE' },
  );
});

test('a link that is paid while its draft is cancelled waits for the staff to decide', async () => {
  const sent = await admin.withLink();
  const { checkout_id } = await shop.db
    .updateTable('draft_order')
    .set({ cancelled_at: new Date() })
    .where('id', '=', sent.draftId)
    .returning('checkout_id')
    .executeTakeFirstOrThrow();
  await expireCheckout(shop.db, checkout_id);
  await admin.pay(sent);
  await shop.db
    .updateTable('checkout')
    .set({ ask_again_at: new Date(0) })
    .where('id', '=', checkout_id)
    .execute();
  await settleLatePayments(shop.db, shop.providers);
  await shop.runJobs();
  const { reviews } = await owner.api(getMoneyProblems);
  expect(reviews).toMatchObject([{ reason: 'draft cancelled', buyerName: expect.any(String) }]);
  const body = { paymentId: reviews[0]?.paymentId ?? '', outcome: 'order' as const };
  await owner.api(decidePayment, { body });
  expect((await owner.api(getMoneyProblems)).reviews).toEqual([]);
});

test('a link can be mailed again, and a draft with a link cannot be changed', async () => {
  const sent = await admin.withLink();
  await support.api(api.resendPaymentLink, { body: { draftId: sent.draftId } });
  await shop.runJobs();
  expect(await readMails(shop, sent.buyer.email ?? '')).toHaveLength(2);
  const changing = admin.save({ ...admin.input({ quantity: 2 }), draftId: sent.draftId });
  await expect(changing).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
  await support.api(api.cancelDraft, { body: { draftId: sent.draftId } });
});
