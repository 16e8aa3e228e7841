import {
  requestTrackedReturn,
  requestTrackingCode,
  trackByLink,
  trackOrders,
  verifyTrackingCode,
} from '@gulmohar/contract/fulfilment/tracking.ts';
import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder, buildOrder, makeOlder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { readSandboxLedger } from '../../../testing/pay-in-sandbox.ts';
import { readMails, tokenFrom } from '../../../testing/read-mails.ts';
import { readStockOf } from '../../../testing/read-stock.ts';
import { afterSale } from '../../../testing/seller.ts';
import { deliverOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { createSignedLinks } from '../../platform/mail/signed-links.ts';
import { moveReturn } from './move-return.ts';

const shop = await testShop();
afterAll(async () => {
  await expectInvariants(shop);
  await shop.close();
});

const reason = 'Too tight';
const byOperator = { actor: 'operator', ...afterSale } as const;

/** A guest's delivered order of the given age, and the response to the right code. */
async function buildDelivered(guest: string, age = '6 days') {
  const orderId = await buildGuestOrder(shop, guest);
  await makeOlder(shop, orderId, age);
  await deliverOrder(shop, orderId);
  const { proof, orders } = await giveCode(`${guest}@guest.example`);
  const order = orders.find((one) => one._id === orderId);
  const [item] = order?.items ?? [];
  if (!order || !item) throw new Error('The code does not show the order');
  return { orderId, proof, order, item, email: `${guest}@guest.example` };
}

async function giveCode(email: string) {
  await shop.api(requestTrackingCode, { body: { email } });
  const mails = await readMails(shop, email);
  const code = mails.flatMap(({ text }) => /^(\d{6})$/m.exec(text)?.[1] ?? []).at(-1) ?? '';
  return shop.api(verifyTrackingCode, { body: { email, code } });
}

test('a guest with the code returns an item, which goes on sale again and is refunded', async () => {
  const { orderId, proof, order, item, email } = await buildDelivered('ravi');
  expect(order.isReturnable).toBe(true);
  expect(item).toMatchObject({ isReturnRequested: false, returnStatus: null });
  const reply = await shop.api(requestTrackedReturn, {
    body: { proof, orderId, itemIds: [item._id], reason },
  });
  expect(reply.message).toBe('Return request created successfully.');
  const { orders } = await giveCode(email);
  expect(orders[0]?.items[0]).toMatchObject({ isReturnRequested: true, returnStatus: 'Return Requested' });
  const { id } = await shop.db
    .selectFrom('return_request')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow();
  const before = { stock: await readStockOf(shop, orderId), ...(await readSandboxLedger(shop)) };
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await moveReturn(shop.db, id, to, byOperator);
  }
  const mails = await readMails(shop, email);
  expect(await readStockOf(shop, orderId)).toBe(before.stock + 1);
  expect((await readSandboxLedger(shop)).refunded - before.refunded).toBe(250_000);
  const subjects = mails.map(({ subject }) => subject).join();
  for (const text of [
    'We have received your return request',
    'is approved',
    'We have received your return for',
    'Your refund for order',
  ]) {
    expect(subjects).toContain(text);
  }
});

test('the same rules apply as for shoppers: after five days, with a reason, only once', async () => {
  const young = await buildDelivered('young', '119:59:00');
  expect(young.order.isReturnable).toBe(false);
  const ask = (input: Pick<typeof young, 'proof' | 'orderId' | 'item'>, text = reason) =>
    shop.api(requestTrackedReturn, {
      body: { proof: input.proof, orderId: input.orderId, itemIds: [input.item._id], reason: text },
    });
  await expect(ask(young)).rejects.toMatchObject({
    status: 409,
    message: 'Return available after 5 days',
  });
  const ripe = await buildDelivered('ripe');
  await expect(ask(ripe, '  ')).rejects.toMatchObject({
    status: 400,
    message: 'Return reason is required',
  });
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => ask(ripe)));
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  await expect(ask(ripe)).rejects.toMatchObject({ status: 409, message: 'Return already requested' });
});

test('a return needs the code for the address of the order', async () => {
  const { orderId, item, email } = await buildDelivered('owner');
  const stranger = await buildDelivered('stranger');
  const ask = (proof: string) =>
    shop.api(requestTrackedReturn, { body: { proof, orderId, itemIds: [item._id], reason } });
  await expect(ask(stranger.proof)).rejects.toMatchObject({ status: 404, message: 'Order not found' });
  const [mail] = await readMails(shop, email);
  const links = createSignedLinks(shop.secrets);
  const refused = {
    'the link of the mail': tokenFrom(mail, '/guest-tracking'),
    'the proof of another secret': `${stranger.proof.slice(0, -6)}AAAAAA`,
    'a proof that is too old': await links.sign('request-return', email, '-1 minutes'),
    nothing: '',
  };
  for (const [what, proof] of Object.entries(refused)) {
    const reply = await ask(proof).catch(({ status, code }) => ({ status, code }));
    expect([what, reply]).toEqual([what, { status: 400, code: 'INVALID_LINK' }]);
  }
  for (const shown of [
    await shop.api(trackOrders, { body: { email, phone: '9876543210' } }),
    await shop.api(trackByLink, { body: { token: refused['the link of the mail'] } }),
  ]) {
    expect(shown).not.toHaveProperty('proof');
    expect(shown.orders[0]?.items[0]?.returnStatus).toBeNull();
  }
});

test('a guest exchanges for another size, and the exchange order can be tracked like the first', async () => {
  const { orderId, proof, item, email } = await buildDelivered('swap');
  const { product_id } = await shop.db
    .selectFrom('order_line')
    .where('id', '=', item._id)
    .select('product_id')
    .executeTakeFirstOrThrow();
  await shop.database.pool.query(
    `with added as (insert into variant (sku, product_id, size, position) values ($1 || '-L', $1, 'L', 1) returning id)
     insert into stock_movement (variant_id, kind, on_hand_change) select id, 'received', 1 from added`,
    [product_id],
  );
  const input = { proof, orderId, itemIds: [item._id], reason };
  await expect(
    shop.api(requestTrackedReturn, { body: { ...input, exchangeSize: 'XL' } }),
  ).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  await shop.api(requestTrackedReturn, { body: { ...input, exchangeSize: 'L' } });
  const { id } = await shop.db
    .selectFrom('return_request')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow();
  for (const to of ['Return Approved', 'Returned'] as const) await moveReturn(shop.db, id, to, byOperator);
  const { orders } = await giveCode(email);
  expect(orders).toHaveLength(2);
  expect(orders[0]).toMatchObject({ amount: 0, paymentMethod: 'exchange', items: [{ size: 'L' }] });
  expect(orders[1]?.items[0]?.exchange).toEqual({ size: 'L', orderId: orders[0]?._id });
});

test('mails send guests to the tracking page, and shoppers to My Orders only once returns are open', async () => {
  const { email } = await buildDelivered('mailed');
  const mails = await readMails(shop, email);
  const about = mails.filter(({ subject }) => !subject.includes('tracking code'));
  expect(about.map(({ subject }) => subject.replace(/ [0-9A-F]{8}\b/, ''))).toEqual([
    'Your Gulmohar order',
    'Your order is on its way',
    'Your order is out for delivery',
    'Your order has been delivered',
  ]);
  for (const { text, html } of about) {
    expect(text).not.toMatch(/My Orders|\/orders\b|\/login/);
    expect(html).not.toMatch(/My Orders|\/orders\b|\/login/);
    expect(text).toContain('/guest-tracking?token=');
  }
  const asha = await buildShopper(shop);
  const orderId = await buildOrder(shop, asha);
  await deliverOrder(shop, orderId);
  const young = (await readMails(shop, asha.email)).find(({ subject }) => subject.includes('been delivered'));
  expect(young?.text).not.toMatch(/My Orders|\/orders\b/);
  expect(young?.text).toMatch(
    /you can request a return or an exchange from \d+ \w+ \d{4} until \d+ \w+ \d{4}\./,
  );
  const old = await buildOrder(shop, asha);
  await makeOlder(shop, old, '6 days');
  await deliverOrder(shop, old);
  const delivered = (await readMails(shop, asha.email)).findLast(({ subject }) =>
    subject.includes('been delivered'),
  );
  expect(delivered?.text).toMatch(/in My Orders until \d+ \w+ \d{4}\./);
});
