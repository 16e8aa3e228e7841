import { countAdminOrders, listAdminOrders } from '@gulmohar/contract/admin/order.ts';
import { getPickList } from '@gulmohar/contract/admin/order-documents.ts';
import { getTodaysWork } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { shortId } from '../../fulfilment/order/short-id.ts';

let shop: TestShop;
let packer: TestStaff;
let paid: string;
let cash: string;
let unconfirmed: string;

beforeAll(async () => {
  shop = await testShop();
  packer = await buildStaff(shop, 'packer');
  const shopper = await buildShopper(shop);
  paid = await buildOrder(shop, shopper);
  cash = await buildOrder(shop, shopper);
  unconfirmed = await buildOrder(shop, shopper);
  const orders = shop.db.updateTable('orders');
  await orders.set({ payment_method: 'cod', is_paid: false }).where('id', '!=', paid).execute();
  await orders.set({ to_confirm_by: new Date() }).where('id', '=', unconfirmed).execute();
  // One minute before midnight in India, one minute after it, and one day later.
  await orders
    .set({ placed_at: new Date('2026-03-01T18:29:00Z') })
    .where('id', '=', paid)
    .execute();
  await orders
    .set({ placed_at: new Date('2026-03-01T18:31:00Z') })
    .where('id', '=', cash)
    .execute();
  await orders
    .set({ placed_at: new Date('2026-03-02T18:31:00Z') })
    .where('id', '=', unconfirmed)
    .execute();
});
afterAll(() => shop.close());

async function found(query: z.input<typeof listAdminOrders.query>): Promise<string[]> {
  const { orders } = await packer.api(listAdminOrders, { query });
  return orders.map(({ orderId }) => orderId);
}

test('orders can be filtered by payment, and cash orders to confirm are counted', async () => {
  expect(await found({ payment: 'prepaid' })).toEqual([paid]);
  expect(await found({ payment: 'cod' })).toEqual([unconfirmed, cash]);
  expect(await found({ payment: 'unpaid' })).toEqual([unconfirmed, cash]);
  expect(await found({ payment: 'to-confirm' })).toEqual([unconfirmed]);
  expect(await packer.api(countAdminOrders)).toMatchObject({ toConfirm: 1 });
});

test('an order that its buyer has to confirm is not counted as one to pack, and is left out of the pick list', async () => {
  expect(await found({ status: 'Order Placed', confirmed: 'yes' })).toEqual([paid, cash]);
  expect(await packer.api(countAdminOrders)).toMatchObject({ counts: { 'Order Placed': 2 } });
  expect(await packer.api(getTodaysWork)).toMatchObject({ toPack: 2, toConfirm: 1 });
  const { orders } = await packer.api(listAdminOrders);
  expect(orders.filter(({ isToConfirm }) => isToConfirm)).toMatchObject([{ orderId: unconfirmed }]);
  const query = { orderIds: [cash, unconfirmed].join(',') };
  const { units, leftOut } = await packer.api(getPickList, { query });
  expect(units.flatMap((unit) => unit.orders)).toEqual([shortId(cash)]);
  expect(leftOut).toEqual([shortId(unconfirmed)]);
});

test('orders can be filtered by days in India and sorted either way', async () => {
  expect(await found({ from: '2026-03-01', to: '2026-03-01' })).toEqual([paid]);
  expect(await found({ from: '2026-03-02' })).toEqual([unconfirmed, cash]);
  expect(await found({ to: '2026-03-02', sort: 'oldest' })).toEqual([paid, cash]);
  expect(await found({ status: 'Order Placed', sort: 'newest' })).toEqual([unconfirmed, cash, paid]);
  await expect(found({ from: 'March' })).rejects.toMatchObject({ status: 400 });
});

test('orders with an open return are found, and no longer once it is rejected', async () => {
  await sql`insert into return_request (id, order_id, line_id, paid_line_id, reason, status, refund_amount)
    select gen_random_uuid(), order_id, id, id, 'Too tight', 'Return Requested', 100
    from order_line where order_id = ${cash}`.execute(shop.db);
  expect(await found({ returns: 'open' })).toEqual([cash]);
  await shop.db.updateTable('return_request').set({ status: 'Return Rejected' }).execute();
  expect(await found({ returns: 'open' })).toEqual([]);
});
