import { getPackingSlips } from '@gulmohar/contract/admin/order-documents.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder } from '../../../testing/build-order.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { seller } from '../../../testing/seller.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';

const byOperator = { actor: 'operator', seller } as const;

const shop = await testShop();
const packer = await buildStaff(shop, 'packer');
afterAll(() => shop.close());

async function ship(orderId: string, parcel: { courier?: string; trackingNumber?: string } = {}) {
  await moveOrder(shop.db, orderId, { to: 'Packing', ...byOperator });
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator, ...parcel });
}

async function slipOf(orderId: string) {
  const { slips } = await packer.api(getPackingSlips, { query: { orderIds: orderId } });
  return slips[0];
}

test('a packing slip names the sender and, once the parcel is shipped, the courier', async () => {
  const orderId = await buildGuestOrder(shop, 'slip');
  const unsent = await slipOf(orderId);
  expect(unsent).toMatchObject({ courier: null, trackingNumber: null });
  expect(unsent?.sender).toMatchObject({ name: 'Gulmohar', phone: expect.stringMatching(/\d/) });
  await ship(orderId, { courier: 'Delhivery', trackingNumber: 'DL 4711' });
  expect(await slipOf(orderId)).toMatchObject({ courier: 'Delhivery', trackingNumber: 'DL 4711' });
});

test('a packing slip shows the return address that the owner set', async () => {
  const orderId = await buildGuestOrder(shop, 'moved');
  const owner = await buildStaff(shop);
  const contact = {
    email: 'care@gulmohar.example',
    phone: '+91 98290 00000',
    address: ['7 Johari Bazaar', 'Jaipur 302003', 'Rajasthan'],
    mapUrl: 'https://maps.example/jaipur',
    mapEmbedUrl: '',
  };
  await owner.api(saveSettings, { body: { group: 'contact', value: contact } });
  expect((await slipOf(orderId))?.sender).toEqual({
    name: 'Gulmohar',
    lines: contact.address,
    phone: contact.phone,
  });
});

test('a packer prints the three copies of an invoice, and an unknown copy is refused', async () => {
  const orderId = await buildGuestOrder(shop, 'copies');
  await ship(orderId);
  const { id } = await shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow();
  const open = (copy: string) =>
    shop.app.inject({
      url: `/api/admin/order/document?documentId=${id}&copy=${copy}`,
      headers: { cookie: packer.cookie, 'sec-fetch-site': 'same-origin' },
    });
  const files = await Promise.all(['recipient', 'transporter', 'supplier'].map(open));
  expect(files.map((file) => [file.statusCode, file.rawPayload.subarray(0, 5).toString()])).toEqual(
    Array(3).fill([200, '%PDF-']),
  );
  expect(new Set(files.map((file) => file.rawPayload.toString('latin1'))).size).toBe(3);
  const unknown = await open('forger');
  expect([unknown.statusCode, unknown.json().message]).toEqual([
    400,
    'The copy must be for the recipient, the transporter or the supplier',
  ]);
});
