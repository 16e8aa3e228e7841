import { countPrints, getPrintProgress } from '@gulmohar/contract/admin/print.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder } from '../../../testing/build-order.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { shipOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const packer = await buildStaff(shop, 'packer');
const shipped = await buildGuestOrder(shop, 'print1');
const placed = await buildGuestOrder(shop, 'print2');
await shipOrder(shop, shipped);
afterAll(() => shop.close());

function get(path: string) {
  return shop.app.inject({ url: `/api/admin/print/${path}`, headers: { cookie: packer.cookie } });
}

/** Returns the width and height of each page in points. */
function pagesOf(pdf: Buffer): string[] {
  const sizes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...sizes].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );
}

test('a packer prints the invoices, packing slips and labels of several orders as one file', async () => {
  const printId = uuid();
  const input = `orderIds=${shipped},${placed}&kinds=invoice,packing-slip,label&printId=${printId}`;
  const small = await get(`orders.pdf?${input}&paper=4x6`);
  expect(small.headers['content-type']).toBe('application/pdf');
  // An invoice, slip and label for the shipped order, and a slip for the other one.
  expect(pagesOf(small.rawPayload).sort()).toEqual(['288 × 432', '288 × 432', '288 × 432', '595 × 842']);
  expect(await packer.api(getPrintProgress, { query: { printId } })).toMatchObject({
    progress: { total: 2, done: 2 },
  });
  const large = await get(`orders.pdf?${input}&paper=a4`);
  expect(pagesOf(large.rawPayload)).toEqual(Array(4).fill('595 × 842'));
});

test('before printing, the packer sees the counts and which orders have no label or invoice yet', async () => {
  const query = { orderIds: `${shipped},${placed}` };
  const without = [placed.slice(-8).toUpperCase()];
  expect(await packer.api(countPrints, { query })).toMatchObject({
    counts: { invoice: 1, 'packing-slip': 2, label: 1 },
    withoutLabel: without,
    withoutInvoice: without,
  });
});

test('the label of a shipped parcel can be reprinted, and an order that is not packed has none', async () => {
  const { id } = await shop.db
    .selectFrom('parcel')
    .where('order_id', '=', shipped)
    .select('id')
    .executeTakeFirstOrThrow();
  const response = await get(`label.pdf?parcelId=${id}`);
  expect(pagesOf(response.rawPayload)).toEqual(['288 × 432']);
  expect((await get(`label.pdf?parcelId=${uuid()}`)).statusCode).toBe(404);
  const nothing = await get(`orders.pdf?orderIds=${placed}&kinds=label,invoice`);
  expect([nothing.statusCode, nothing.json().message]).toEqual([404, 'There is nothing to print here yet.']);
  expect((await get('orders.pdf?orderIds=x&kinds=label')).statusCode).toBe(400);
  expect((await get(`orders.pdf?orderIds=${shipped}&kinds=poster`)).json().message).toContain(
    'can be printed',
  );
});
