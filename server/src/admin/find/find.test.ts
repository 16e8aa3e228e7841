import { findAnything } from '@gulmohar/contract/admin/find.ts';
import { listAdminOrders } from '@gulmohar/contract/admin/order.ts';
import { moveOrders, refundInPart } from '@gulmohar/contract/admin/order-steps.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGuestOrder, buildOrder } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let owner: TestStaff;
let packer: TestStaff;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
  packer = await buildStaff(shop, 'packer');
});
afterAll(() => shop.close());

/** Searches in the list of orders. */
async function listed(q: string): Promise<string[]> {
  const { orders } = await packer.api(listAdminOrders, { query: { q } });
  return orders.map(({ orderId }) => orderId);
}

async function found(q: string, staff = packer) {
  return await staff.api(findAnything, { body: { q } });
}

/** Returns how each order was found. */
async function foundOrders(q: string) {
  return (await found(q)).orders.map(({ orderId, match, matched }) => [orderId, match, matched]);
}

test('an order is found by anything on its parcel or invoice and by its buyer’s details', async () => {
  const orderId = await buildGuestOrder(shop, 'palette-guest', { phone: '9812300017' });
  await shop.db
    .updateTable('orders')
    .set({
      address: sql`address || '{"city":"Kanchipuram","zipcode":"631501"}'`,
      buyer_name: 'Thenmozhi Arasu',
    })
    .where('id', '=', orderId)
    .execute();
  await packer.api(moveOrders, { body: { to: 'Packing', orders: [{ orderId }] } });
  const parcel = { courier: 'Delhivery', trackingNumber: 'dl 7781 2290' };
  await packer.api(moveOrders, { body: { to: 'Shipped', orders: [{ orderId, ...parcel }] } });
  const { number } = await shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .select('number')
    .executeTakeFirstOrThrow();
  const { sku, name } = await shop.db
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.id', 'order_line.variant_id')
    .where('order_id', '=', orderId)
    .select(['sku', 'order_line.name'])
    .executeTakeFirstOrThrow();
  const shortId = orderId.slice(-8);

  for (const q of [orderId, shortId, `#${shortId.toUpperCase()}`, `${shortId}-1`, shortId.slice(0, 6)])
    expect(await foundOrders(q)).toContainEqual([orderId, 'order number', null]);
  for (const q of ['DL77812290', 'dl 7781', 'dl778'])
    expect(await foundOrders(q)).toEqual([[orderId, 'tracking number', 'dl 7781 2290']]);
  expect(await foundOrders(number.toLowerCase())).toEqual([[orderId, 'invoice number', number]]);
  expect(await foundOrders(sku.toLowerCase())).toEqual([[orderId, 'SKU', null]]);
  expect(await foundOrders('631501')).toEqual([[orderId, 'PIN code', null]]);
  for (const q of ['kanchi', 'KANCHIPURAM']) expect(await foundOrders(q)).toEqual([[orderId, 'city', null]]);
  for (const q of ['thenmo', 'palette-guest'])
    expect(await foundOrders(q)).toEqual([[orderId, 'buyer', null]]);
  for (const q of ['palette-guest@guest.example', '+91 98123 00017'])
    expect(await foundOrders(q)).toEqual([[orderId, 'contact', null]]);
  expect(await foundOrders(name)).toContainEqual([orderId, 'product', null]);
  // The list of orders finds it by the same texts.
  for (const q of [shortId, 'dl 7781', number, sku, '631501', 'kanchi', 'thenmo', name])
    expect(await listed(q)).toContain(orderId);
});

test('the ids of payments and refunds and the bank’s reference find their order', async () => {
  const orderId = await buildGuestOrder(shop, 'paid-guest');
  await owner.api(refundInPart, {
    body: { orderId, requestId: crypto.randomUUID(), amount: 10_000, reason: 'Late' },
  });
  for (const random of ['Qz81', 'Letters']) {
    const [paymentId, refundId] = [`pay_${random}`, `rfnd_${random}`];
    await shop.db
      .updateTable('payment')
      .set({ provider_payment_id: paymentId })
      .where('order_id', '=', orderId)
      .execute();
    await shop.db
      .updateTable('refund')
      .set({ provider_refund_id: refundId, bank_reference: 'axisn4711' })
      .where('reason', '=', 'Late')
      .execute();
    expect(await foundOrders(paymentId)).toEqual([[orderId, 'payment id', paymentId]]);
    expect(await foundOrders(refundId)).toEqual([[orderId, 'refund id', refundId]]);
    for (const q of [paymentId, refundId]) expect(await listed(q)).toEqual([orderId]);
  }
  expect(await foundOrders('AXISN4711')).toEqual([[orderId, 'UTR', 'axisn4711']]);
  expect(await listed('AXISN4711')).toEqual([orderId]);
});

test('an order is found by the start of its city, among similar cities and erased addresses', async () => {
  const shopper = await buildShopper(shop);
  const orders = [
    await buildOrder(shop, shopper),
    await buildOrder(shop, shopper),
    await buildOrder(shop, shopper),
  ];
  for (const [index, city] of ['Ajmer', 'Ajanta', null].entries())
    await shop.db
      .updateTable('orders')
      .set({ address: sql`address || ${JSON.stringify({ city })}` })
      .where('id', '=', orders[index] ?? '')
      .execute();
  expect(await foundOrders('aj m')).toEqual([]);
  expect(await foundOrders('Ajm')).toEqual([[orders[0], 'city', null]]);
  const hits = await foundOrders('aja');
  expect(hits).toEqual([[orders[1], 'city', null]]);
  expect((await found('aj%')).orders).toEqual([]);
});

test('a product is found by words of its name in any order, SKU, barcode or id, even as a draft', async () => {
  const productId = await buildProduct(shop.db, { name: 'Palette Patola Dupatta', stock: { M: 2 } });
  const { sku } = await shop.db
    .updateTable('variant')
    .set({ barcode: '8901234567894' })
    .where('product_id', '=', productId)
    .returning('sku')
    .executeTakeFirstOrThrow();
  for (const q of ['dupatta palette', productId]) {
    expect((await found(q)).products).toMatchObject([{ productId, sku: null, state: 'published' }]);
  }
  for (const q of [sku.toLowerCase(), '8901234567894'])
    expect((await found(q)).products).toMatchObject([{ productId, sku }]);
  await shop.db.updateTable('product').set({ published_at: null }).where('id', '=', productId).execute();
  expect((await found('palette patola')).products).toMatchObject([{ productId, state: 'draft' }]);
});

test('customers are found by name, e-mail and phone, but only by staff who may see them', async () => {
  const shopper = await buildShopper(shop, { name: 'Veena Palettewala' });
  const { phone } = await shop.db
    .updateTable('users')
    .set({ phone: '9812300018' })
    .where('id', '=', shopper.userId)
    .returning('phone')
    .executeTakeFirstOrThrow();
  for (const q of ['palettewala', shopper.email.toUpperCase(), '98123 00018', `+91${phone}`]) {
    expect((await found(q, owner)).customers).toMatchObject([
      { userId: shopper.userId, email: shopper.email },
    ]);
    expect((await found(q, packer)).customers).toEqual([]);
  }
});

test('a single letter and a text that matches nothing find nothing', async () => {
  for (const q of ['a', ' ', 'qzxqzx', '%', '____', "'; --"])
    expect(await found(q, owner)).toMatchObject({ orders: [], products: [], customers: [] });
});
