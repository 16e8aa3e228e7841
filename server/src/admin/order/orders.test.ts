import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { getAdminOrder, listAdminOrders } from '@gulmohar/contract/admin/order.ts';
import { changeEmail } from '@gulmohar/contract/admin/order-changes.ts';
import {
  addOrderNote,
  cancelOrderAsStaff,
  moveOrders,
  refundInPart,
  writeToBuyer,
} from '@gulmohar/contract/admin/order-steps.ts';
import { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder, buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { changedWhileReading } from '../../../testing/changed-while-reading.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { readSandboxLedger } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { readAdminOrder } from './read-order.ts';

const shop = await testShop();
const asha = await buildShopper(shop);
const owner = await buildStaff(shop);
const packer = await buildStaff(shop, 'packer');
afterAll(async () => {
  await expectInvariants(shop);
  await shop.close();
});

async function shownToOwner(orderId: string) {
  return (await owner.api(getAdminOrder, { query: { orderId } })).order;
}

test('a packer moves many orders at once; those that cannot be moved are reported and do not stop the others', async () => {
  const ids = [await buildOrder(shop, asha), await buildOrder(shop, asha), await buildOrder(shop, asha)];
  const [first = ''] = ids;
  await packer.api(moveOrders, { body: { to: 'Packing', orders: [{ orderId: first }] } });
  const { results } = await packer.api(moveOrders, {
    body: { to: 'Packing', orders: [...ids, uuid()].map((orderId) => ({ orderId })) },
  });
  expect(results.map((result) => [result.isMoved, result.message])).toEqual([
    [false, 'An order that is Packing cannot become Packing; it can become Shipped or Cancelled.'],
    [true, ''],
    [true, ''],
    [false, 'Order not found'],
  ]);
});

test('staff who look at an order while it changes see it as it was before or as it is after', async () => {
  const orderId = await buildOrder(shop, asha);
  const change = () => packer.api(moveOrders, { body: { to: 'Packing', orders: [{ orderId }] } });
  const seen = await readAdminOrder(changedWhileReading(shop.db, 1, change), orderId);
  expect([seen.status, seen.events.filter(({ kind }) => kind === 'step').length]).toEqual([
    'Order Placed',
    1,
  ]);
  const after = await shownToOwner(orderId);
  expect([after.status, after.events.filter(({ kind }) => kind === 'step').length]).toEqual(['Packing', 2]);
});

test('the admin and the audit log name who packed and shipped an order, and the shopper never sees it', async () => {
  const orderId = await buildOrder(shop, asha);
  await packer.api(moveOrders, { body: { to: 'Packing', orders: [{ orderId }] } });
  const parcel = { courier: 'Delhivery', trackingNumber: 'DL77' };
  await packer.api(moveOrders, { body: { to: 'Shipped', orders: [{ orderId, ...parcel }] } });
  const order = await shownToOwner(orderId);
  expect(order).toMatchObject({ status: 'Shipped', ...parcel, nextStatuses: ['Out for delivery'] });
  const steps = order.events.filter(({ kind }) => kind === 'step');
  expect(steps.map(({ title, by }) => [title, by])).toEqual([
    ['Order Placed', 'the shopper'],
    ['Packing', 'Test packer'],
    ['Shipped', 'Test packer'],
  ]);
  expect(order.documents).toMatchObject([{ kind: 'invoice' }]);
  const { entries } = await owner.api(listAudit, { query: { subject: orderId } });
  expect(entries[0]).toMatchObject({ action: 'order.move', staffName: 'Test packer', after: parcel });
  const seen = JSON.stringify(await asha.api(getOrder, { query: { orderId } }));
  expect(seen).toContain('Shipped');
  expect(seen).not.toContain('packer');
});

test('an order is found by its short id, and by part of the name, phone number or e-mail address', async () => {
  const orderId = await buildGuestOrder(shop, 'leela-findable', { phone: '9812345670' });
  const found = async (q: string) =>
    (await packer.api(listAdminOrders, { query: { q } })).orders.map((order) => order.orderId);
  for (const q of [orderId.slice(-8).toUpperCase(), 'findable@guest', '+91 98123 45670', '981234', orderId]) {
    expect([q, await found(q)]).toEqual([q, [orderId]]);
  }
  expect(await found('ravi ku')).toContain(orderId);
  expect(await found('100%')).toEqual([]);
});

test('support corrects the e-mail address of an order, and further mails go there', async () => {
  const support = await buildStaff(shop, 'support');
  const orderId = await buildGuestOrder(shop, 'mistyped-guest');
  const email = 'corrected@guest.example';
  await expect(
    support.api(changeEmail, { body: { orderId, email: 'corrected@guest' } }),
  ).rejects.toMatchObject({ status: 400 });
  const { order } = await support.api(changeEmail, { body: { orderId, email } });
  expect(order.email).toBe(email);
  expect(order.events.find(({ kind }) => kind === 'note')).toMatchObject({
    kind: 'note',
    text: expect.stringContaining('mistyped-guest@'),
  });
  await support.api(cancelOrderAsStaff, { body: { orderId, reason: 'Asked on the phone' } });
  expect((await readMails(shop, email)).at(-1)?.subject).toContain('cancelled');
  const { entries } = await (await buildStaff(shop)).api(listAudit, { query: { subject: orderId } });
  expect(JSON.stringify(entries)).not.toContain('guest.example');
});

test('a complete e-mail address finds only its own orders, and a partial one every match', async () => {
  const own = await buildGuestOrder(shop, 'asha-exact');
  const other = await buildGuestOrder(shop, 'natasha-exact');
  const found = async (q: string) =>
    (await packer.api(listAdminOrders, { query: { q } })).orders.map((order) => order.orderId).sort();
  expect(await found('Asha-Exact@guest.example')).toEqual([own]);
  expect(await found('asha-exact@guest')).toEqual([own, other].sort());
});

test('orders to pack are listed oldest first, all others newest first, page by page', async () => {
  const times = async (status?: 'Order Placed') => {
    const { orders } = await packer.api(listAdminOrders, { query: status ? { status } : {} });
    return orders.map((order) => order.placedAt);
  };
  await buildOrder(shop, asha, { age: '3 days' });
  const placed = await times('Order Placed');
  expect(placed).toEqual(placed.toSorted());
  const all = await times();
  expect(all).toEqual(all.toSorted().toReversed());
  const { orders } = await packer.api(listAdminOrders, { query: {} });
  const [first] = orders;
  const rest = await packer.api(listAdminOrders, { query: { after: first?.orderId } });
  expect(rest.orders).toEqual(orders.slice(1));
});

test('ten simultaneous partial refunds never exceed the amount paid, and a repeated one is made only once', async () => {
  const orderId = await buildOrder(shop, asha);
  const { refunded } = await readSandboxLedger(shop);
  const input = { orderId, requestId: uuid(), amount: 60_000, reason: 'A thread was loose' };
  await owner.api(refundInPart, { body: input });
  await owner.api(refundInPart, { body: input });
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => owner.api(refundInPart, { body: { ...input, requestId: uuid() } })),
  );
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(3);
  await expect(owner.api(refundInPart, { body: { ...input, requestId: uuid() } })).rejects.toMatchObject({
    reply: { fields: { amount: 'At most Rs. 100 can be refunded' } },
  });
  const mails = await readMails(shop, asha.email);
  expect((await readSandboxLedger(shop)).refunded - refunded).toBe(240_000);
  expect(mails.at(-1)?.text).toContain('We are refunding Rs. 600');
  const order = await shownToOwner(orderId);
  expect(order).toMatchObject({ refundable: 10_000, refunded: 240_000 });
  expect(order.events.filter((event) => event.kind === 'refund')).toHaveLength(4);
});

test('the owner’s reason for a cancellation is hidden from the buyer, and the rest of the money is refunded', async () => {
  const orderId = await buildOrder(shop, asha);
  const { refunded } = await readSandboxLedger(shop);
  await owner.api(refundInPart, {
    body: { orderId, requestId: uuid(), amount: 50_000, reason: 'Late' },
  });
  await owner.api(cancelOrderAsStaff, { body: { orderId, reason: 'Moth holes in the last piece' } });
  const mails = await readMails(shop, asha.email);
  expect((await readSandboxLedger(shop)).refunded - refunded).toBe(250_000);
  expect(JSON.stringify(mails)).not.toContain('Moth holes');
  expect((await shownToOwner(orderId)).events.map((event) => event.text)).toContain(
    'Moth holes in the last piece',
  );
});

test('a packer can neither cancel, refund, write to the buyer nor add a note', async () => {
  const orderId = await buildOrder(shop, asha);
  const body = { orderId, requestId: uuid(), amount: 100, reason: 'x', subject: 'x', text: 'x' };
  for (const endpoint of [cancelOrderAsStaff, refundInPart, writeToBuyer, addOrderNote]) {
    await expect(packer.api(endpoint, { body })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  expect((await shownToOwner(orderId)).events.map(({ by }) => by)).not.toContain('Test packer');
});

test('the buyer gets the text that staff wrote, with its line breaks, and the order’s timeline records it', async () => {
  const support = await buildStaff(shop, 'support');
  const orderId = await buildGuestOrder(shop, 'meera-letter');
  const text = 'Dear Meera,\nthe red is sold out.\n\nWould you like <b>green</b>?';
  await support.api(writeToBuyer, { body: { orderId, subject: 'About the colour', text } });
  const mail = (await readMails(shop, 'meera-letter@guest.example')).at(-1);
  expect(mail?.subject).toBe('About the colour');
  expect(mail?.html).toContain('Dear Meera,<br>the red is sold out.</p>');
  expect(mail?.html).toContain('>Would you like &lt;b&gt;green&lt;/b&gt;?</p>');
  expect(`${mail?.text}${mail?.html}`).not.toContain('Hello');
  expect(mail?.text).toContain('Track your order');
  await support.api(addOrderNote, { body: { orderId, text: 'She prefers calls after six' } });
  const { events } = await shownToOwner(orderId);
  expect(events.filter(({ kind }) => kind === 'message' || kind === 'note')).toMatchObject([
    { kind: 'message', title: 'Wrote to the buyer: About the colour', text, by: 'Test support' },
    { kind: 'note', text: 'She prefers calls after six' },
  ]);
});
