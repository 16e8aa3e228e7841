import * as api from '@gulmohar/contract/admin/draft.ts';
import * as lookup from '@gulmohar/contract/admin/draft-lookup.ts';
import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { draftAdmin } from '../../../testing/draft-admin.ts';

const admin = await draftAdmin();
const { shop, owner, support } = admin;
afterEach(() => admin.expectSettled());
afterAll(() => shop.close());

test('a discount above the limit needs its own permission, and prices always come from the shop', async () => {
  const large = admin.input({ quantity: 2, discount: { amount: 20_001, reason: 'Wedding' } });
  await expect(admin.save(large)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    reply: { fields: { 'discount.amount': 'The discount on these items can be at most Rs. 200' } },
  });
  expect((await admin.save(large, owner)).totals.total).toBe(179_999);
  await expect(admin.save({ ...admin.input(), total: 1 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  await expect(admin.save(admin.input({ quantity: 61 }))).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  const free = admin.input({ discount: { amount: 100_000, reason: 'Goodwill' } });
  expect((await admin.save(free, owner)).totals).toMatchObject({ discount: 100_000, total: 10_000 });
});

test('the quote shows the available stock including the draft’s own units, and the largest discount', async () => {
  const saree = await buildProduct(shop.db, { price: 100_000, stock: { M: 3 } });
  const { draftId, items } = await admin
    .save(admin.input({ productId: saree, quantity: 2 }))
    .then((draft) => ({
      draftId: draft.draftId,
      items: [{ _id: saree, size: 'M', quantity: 2 }],
    }));
  const input = { items, state: 'Kerala', zipcode: '744101', phone: admin.newPhone(), discount: 0 } as const;
  const quote = await support.api(api.quoteDraft, { body: { ...input, draftId } });
  expect(quote).toMatchObject({ lines: [{ available: 3 }], maxDiscount: 20_000, totals: { total: 200_000 } });
  expect(quote.codRejection).toBe('Cash on delivery is not available in PIN code 744101.');
  const others = await owner.api(api.quoteDraft, { body: { ...input, draftId: null } });
  expect(others).toMatchObject({ lines: [{ available: 1 }], maxDiscount: 200_000 });
});

test('products are found by SKU and buyers by phone number, and an earlier order can be copied', async () => {
  const phone = admin.newPhone();
  const { orderId } = (
    await support.api(api.placeDraft, {
      body: { draftId: (await admin.save(admin.input({ phone }))).draftId },
    })
  ).draft;
  const { buyers } = await support.api(lookup.findExistingBuyers, { query: { phone } });
  expect(buyers).toMatchObject([{ firstName: 'Meera', zipcode: '682001', orders: 1 }]);
  const packer = await buildStaff(shop, 'packer');
  await expect(packer.api(lookup.findExistingBuyers, { query: { phone } })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const copy = await support.api(lookup.copyOrderToDraft, { query: { orderId: orderId ?? '' } });
  expect(copy).toMatchObject({ lines: [{ productId: admin.kurti, quantity: 1 }], buyer: { city: 'Kochi' } });
  const { sku } = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', admin.kurti)
    .select('sku')
    .executeTakeFirstOrThrow();
  const { products } = await support.api(lookup.findDraftProducts, { query: { q: sku } });
  expect(products).toMatchObject([{ productId: admin.kurti, sizes: [{ size: 'M' }] }]);
});

test('an order is copied with the price of its size', async () => {
  const { orderId } = (
    await support.api(api.placeDraft, {
      body: { draftId: (await admin.save(admin.input({ phone: admin.newPhone() }))).draftId },
    })
  ).draft;
  const ofSize = shop.db.updateTable('variant').where('product_id', '=', admin.kurti).where('size', '=', 'M');
  await ofSize.set({ own_price: 150_000 }).execute();
  const { lines } = await support.api(lookup.copyOrderToDraft, { query: { orderId: orderId ?? '' } });
  await ofSize.set({ own_price: null }).execute();
  expect(lines).toMatchObject([{ size: 'M', unitPrice: 150_000 }]);
});

test('a buyer without orders is found by the phone number of the account', async () => {
  const asha = await buildShopper(shop);
  const phone = admin.newPhone();
  await shop.db.updateTable('users').set({ phone }).where('email', '=', asha.email).execute();
  const { buyers } = await support.api(lookup.findExistingBuyers, { query: { phone } });
  expect(buyers).toMatchObject([{ userId: asha.userId, email: asha.email, orders: 0 }]);
  const input = admin.input({ phone });
  const { draftId } = await admin.save({ ...input, userId: asha.userId });
  const { draft } = await support.api(api.placeDraft, { body: { draftId } });
  const { order } = await asha.api(getOrder, { query: { orderId: draft.orderId ?? '' } });
  expect(order).toMatchObject({ paymentMethod: 'cod', totals: { total: 1_100 } });
});

test('the timeline of a cash order placed by staff names the member of staff', async () => {
  const { orderId } = await admin.place(await admin.save());
  const { order } = await owner.api(getAdminOrder, { query: { orderId: orderId ?? '' } });
  const step = order.events.find(({ kind }) => kind === 'step');
  expect(step).toMatchObject({ title: 'Order Placed', by: 'Test support' });
});
