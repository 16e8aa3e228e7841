import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import {
  blockCod,
  contestCodBlock,
  liftCodBlock,
  listCodBlocks,
} from '@gulmohar/contract/admin/cod-block.ts';
import { checkCashOnDelivery, placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { countRows } from '../../../testing/count-rows.ts';
import { offerCash } from '../../../testing/offer-cash.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

const PAY_ONLINE = 'Please pay online for this order.';

let phones = 9_700_000_000;

const shop = await testShop();
const owner = await buildStaff(shop);
const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 40 } });
await offerCash(owner);
afterAll(() => shop.close());

const newPhone = () => String(phones++);

/** Returns why this buyer cannot pay in cash; empty if they can. */
async function reasonFor(phone: string, { api } = shop as Pick<TestShop, 'api'>): Promise<string> {
  const body = { amount: 2_500, zipcode: '570001', phone, productIds: [kurti] };
  return (await api(checkCashOnDelivery, { body })).reason;
}
function place(phone: string) {
  const { guestInfo, ...orderData } = buildOrderData([{ _id: kurti, size: 'M' }], `block-${phone}`);
  if (!guestInfo) throw new Error('A guest says who they are');
  const body = { amount: 2_500, isGuest: true, requestId: uuid() };
  return shop.api(placeCashOrder, {
    body: { ...body, orderData: { ...orderData, guestInfo: { ...guestInfo, phone } } },
  });
}
const blocks = async (userId?: string) => (await owner.api(listCodBlocks, { query: { userId } })).blocks;

test('a blocked phone number can only pay online and sees no reason, until the block is lifted', async () => {
  const phone = newPhone();
  await owner.api(blockCod, { body: { phone, reason: 'Refused nine parcels', days: 90 } });
  expect(await reasonFor(phone)).toBe(PAY_ONLINE);
  expect(await reasonFor(newPhone())).toBe('');
  const before = await countRows(shop, 'orders');
  await expect(place(phone)).rejects.toMatchObject({ code: 'COD_NOT_OFFERED', message: PAY_ONLINE });
  expect(await countRows(shop, 'orders')).toBe(before);

  const stored = await shop.db.selectFrom('cod_bar').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(phone);
  const blockId = (await blocks())[0]?.blockId ?? '';
  await owner.api(contestCodBlock, { body: { blockId, note: 'It was my brother' } });
  expect((await blocks())[0]).toMatchObject({ userId: null, contested: { note: 'It was my brother' } });
  expect(await reasonFor(phone)).toBe(PAY_ONLINE);
  await owner.api(liftCodBlock, { body: { blockId, note: 'Believed' } });
  expect(await reasonFor(phone)).toBe('');
  await expect(owner.api(liftCodBlock, { body: { blockId, note: 'Twice' } })).rejects.toMatchObject({
    status: 404,
  });
  const { entries } = await owner.api(listAudit, { query: {} });
  expect(entries.slice(0, 3).map(({ action }) => action)).toEqual([
    'customer.lift-cash-bar',
    'customer.contest-cash-bar',
    'customer.bar-from-cash',
  ]);
  expect(JSON.stringify(entries)).not.toContain(phone);
});

test('a blocked customer must pay online whatever the phone number, and other buyers are not affected', async () => {
  const asha = await buildShopper(shop);
  await owner.api(blockCod, { body: { userId: asha.userId, reason: 'Asked by the courier', days: 30 } });
  expect(await reasonFor(newPhone(), asha)).toBe(PAY_ONLINE);
  expect(await reasonFor(newPhone())).toBe('');
  expect(await blocks(asha.userId)).toMatchObject([{ userId: asha.userId, reason: 'Asked by the courier' }]);
});

test('a block ends on its date', async () => {
  const phone = newPhone();
  await owner.api(blockCod, { body: { phone, reason: 'Refused', days: 1 } });
  await shop.db
    .updateTable('cod_bar')
    .set({ until: new Date(Date.now() - 1_000) })
    .execute();
  expect(await reasonFor(phone)).toBe('');
});

test('a block without a buyer or reason, or that lasts too long, is refused beside the field; packers cannot block', async () => {
  const phone = newPhone();
  const refused = async (body: Record<string, unknown>) =>
    owner.api(blockCod, { body: body as never }).catch(({ reply }) => Object.keys(reply.fields));
  expect(await refused({ reason: 'x', days: 3 })).toEqual(['phone']);
  expect(await refused({ phone, reason: ' ', days: 3 })).toEqual(['reason']);
  expect(await refused({ phone, reason: 'x', days: 800 })).toEqual(['days']);
  const packer = await buildStaff(shop, 'packer');
  await expect(packer.api(blockCod, { body: { phone, reason: 'x', days: 3 } })).rejects.toMatchObject({
    status: 403,
  });
});

test('excluded guests and items get the reason why cash is not offered, and others are not affected', async () => {
  const phone = newPhone();
  await offerCash(owner, { guests: false });
  expect(await reasonFor(phone)).toBe('Please sign in to pay cash on delivery, or pay online.');
  expect(await reasonFor(phone, await buildShopper(shop))).toBe('');
  const product = await shop.db
    .selectFrom('product')
    .where('id', '=', kurti)
    .select(['name', 'category'])
    .executeTakeFirstOrThrow();
  const notForCash = `Cash on delivery is not available for ${product.name}. Please pay online.`;
  await offerCash(owner, { exceptCategories: [product.category] });
  expect(await reasonFor(phone)).toBe(notForCash);
  await offerCash(owner, { exceptProducts: [kurti] });
  expect(await reasonFor(phone)).toBe(notForCash);
  await expect(place(phone)).rejects.toMatchObject({ code: 'COD_NOT_OFFERED', message: notForCash });
  await offerCash(owner, { exceptProducts: ['another-product-123456'] });
  expect(await reasonFor(phone)).toBe('');
});
