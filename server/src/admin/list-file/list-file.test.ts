import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { issueGiftCard } from '@gulmohar/contract/admin/gift-card.ts';
import {
  exportCustomers,
  exportGiftCards,
  exportOrders,
  ROWS_HEADER,
} from '@gulmohar/contract/admin/list-file.ts';
import { moveOrders, refundInPart } from '@gulmohar/contract/admin/order-steps.ts';
import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder, buildOrder, makeOlder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
const asha = await buildShopper(shop, { name: 'Asha Rao' });
afterAll(() => shop.close());

async function fetchList({ method, path }: Pick<Endpoint, 'method' | 'path'>, body: object, staff = owner) {
  const reply = await shop.app.inject({
    method: method as 'POST',
    url: `/api${path}`,
    headers: { cookie: staff.cookie },
    payload: body,
  });
  const rows: Record<string, string>[] =
    reply.statusCode === 200 ? parse(reply.body, { columns: true, bom: true }) : [];
  return { status: reply.statusCode, about: reply.headers[ROWS_HEADER], rows };
}

test('the owner exports a filtered list of orders, the oldest first, and the audit log records it', async () => {
  const [first, second] = [await buildOrder(shop, asha), await buildGuestOrder(shop, 'list-file-guest')];
  await makeOlder(shop, second, '2 days');
  const all = await fetchList(exportOrders, {});
  expect(all.rows.map((row) => row.order_id)).toEqual([second, first]);
  expect(all.about).toBe('2');
  const [, newest] = all.rows;
  expect(newest).toMatchObject({
    name: 'Ravi Kumar',
    email: asha.email,
    status: 'Order Placed',
    is_paid: 'true',
  });
  expect(newest?.items).not.toBe('');
  await owner.api(moveOrders, { body: { to: 'Packing', orders: [{ orderId: first }] } });
  const packing = await fetchList(exportOrders, { status: 'Packing' });
  expect(packing.rows.map((row) => row.order_id)).toEqual([first]);
  const { entries } = await owner.api(listAudit, { query: { subject: 'orders' } });
  expect(entries[0]).toMatchObject({ action: 'orders.export', after: { status: 'Packing', rows: 1 } });
});

test('the export has what bookkeeping needs: refunds, numbers of invoices and payments, and Indian time', async () => {
  const orderId = await buildGuestOrder(shop, 'bookkept-guest');
  await shop.db
    .updateTable('orders')
    .set({ placed_at: new Date('2026-03-01T18:31:05Z') })
    .where('id', '=', orderId)
    .execute();
  for (const to of ['Packing', 'Shipped'] as const)
    await owner.api(moveOrders, { body: { to, orders: [{ orderId }] } });
  await owner.api(refundInPart, {
    body: { orderId, requestId: crypto.randomUUID(), amount: 25_050, reason: 'Late' },
  });
  const accountant = await buildStaff(shop, 'accountant');
  const { rows } = await fetchList(exportOrders, {}, accountant);
  const row = rows.find((one) => one.order_id === orderId);
  const { number, provider_payment_id } = await shop.db
    .selectFrom('tax_document')
    .innerJoin('payment', 'payment.order_id', 'tax_document.order_id')
    .where('payment.order_id', '=', orderId)
    .select(['number', 'provider_payment_id'])
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    placed_at: '2026-03-02 00:01:05',
    refunded: '250.5',
    invoices: number,
    payment_ids: provider_payment_id,
    items: expect.stringMatching(/, M × 1$/),
  });
});

test('the export has every order once, however many pages it is read in', async () => {
  const client = await shop.database.pool.connect();
  // Allows orders without checkouts.
  await client.query("set session_replication_role = 'replica'");
  await client.query(`
    insert into orders (id, checkout_id, email, phone, buyer_name, address, subtotal, shipping, amount, currency,
                        payment_method, placed_at)
    select gen_random_uuid(), gen_random_uuid(), 'a@example.com', '9876543210', 'Many', '{}', 100, 0, 100, 'INR',
           'card', now() - (n / 3) * interval '1 minute'
    from generate_series(1, 450) as n`);
  client.release(true);
  const { rows } = await fetchList(exportOrders, {});
  expect(rows.filter((row) => row.name === 'Many')).toHaveLength(450);
  expect(new Set(rows.map((row) => row.order_id)).size).toBe(rows.length);
});

test('the owner exports the customers with their number of orders', async () => {
  const { rows, about } = await fetchList(exportCustomers, {});
  expect(rows).toContainEqual(expect.objectContaining({ name: 'Asha Rao', email: asha.email, orders: '1' }));
  expect(about).toBe(String(rows.length));
});

test('only the owner can export orders and customers', async () => {
  const manager = await buildStaff(shop, 'manager');
  for (const call of [exportOrders, exportCustomers]) {
    expect((await fetchList(call, {}, manager)).status).toBe(403);
  }
});

test('the owner exports gift cards without their codes', async () => {
  const card = {
    cardId: crypto.randomUUID(),
    amount: 50_000,
    recipientName: 'Kavya',
    recipientEmail: 'kavya@example.in',
    message: '',
    sendOn: null,
    reason: 'Won our contest',
  };
  await owner.api(issueGiftCard, { body: card });
  const { rows, about } = await fetchList(exportGiftCards, {});
  expect(about).toBe('1');
  expect(rows).toMatchObject([
    { amount: '500', state: 'waiting', recipient_email: 'kavya@example.in', reason: 'Won our contest' },
  ]);
  expect(Object.keys(rows[0] ?? {}).filter((name) => name.includes('code'))).toEqual([]);
});
