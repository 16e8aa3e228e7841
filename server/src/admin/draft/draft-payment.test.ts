import * as api from '@gulmohar/contract/admin/draft.ts';
import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { draftAdmin, draftCod, linkId } from '../../../testing/draft-admin.ts';
import { offerCash } from '../../../testing/offer-cash.ts';
import { readMails } from '../../../testing/read-mails.ts';

const admin = await draftAdmin();
const { shop, owner, support } = admin;
afterEach(async () => {
  await setTerms({ fee: 0, basisPoints: 0 });
  await admin.expectSettled();
});
afterAll(() => shop.close());

/** @param fee cash on delivery charge in paise @param basisPoints of the prepaid discount */
async function setTerms({ fee, basisPoints }: { fee: number; basisPoints: number }): Promise<void> {
  await offerCash(owner, { ...draftCod, fee });
  const prepaid = { basisPoints, maximum: 20_000, withCoupons: false };
  await owner.api(saveSettings, { body: { group: 'prepaid', value: prepaid } });
}
const orderOf = async ({ orderId }: api.Draft) =>
  (await owner.api(getAdminOrder, { query: { orderId: orderId ?? '' } })).order;

const discountsOf = ({ orderId }: api.Draft) =>
  shop.db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .select(['discount', 'prepaid_discount'])
    .execute();

// A kurti at Rs. 1,000 plus Rs. 100 delivery: Rs. 50 less when paid online, Rs. 49 more in cash.
const ONLINE = {
  subtotal: 100_000,
  discount: 5_000,
  shipping: 10_000,
  total: 105_000,
  prepaidDiscount: 5_000,
};
const CASH = { subtotal: 100_000, discount: 0, shipping: 10_000, total: 114_900, codFee: 4_900 };

test('cash on delivery follows the checkout’s rules, and staff see why it is refused', async () => {
  const phone = admin.newPhone();
  const place = ({ draftId }: api.Draft) => support.api(api.placeDraft, { body: { draftId } });
  const [first, second] = [
    await admin.save(admin.input({ phone })),
    await admin.save(admin.input({ phone })),
  ];
  const { draft } = await place(first);
  expect(draft.status).toBe('placed');
  expect((await place(first)).draft.orderId).toBe(draft.orderId);
  const { order } = await owner.api(getAdminOrder, { query: { orderId: draft.orderId ?? '' } });
  expect(order).toMatchObject({ paymentMethod: 'cod', isPaid: false, amount: 110_000 });
  const why = 'Open cash orders of this buyer: 1 (limit: 1).';
  expect((await admin.read(second.draftId)).codRejection).toBe(why);
  await expect(place(second)).rejects.toMatchObject({ code: 'COD_NOT_OFFERED', message: why });
});

test('staff see the total for each payment method while entering a draft and once it is saved', async () => {
  await setTerms({ fee: 4_900, basisPoints: 500 });
  const { items, buyer, draftId, ...saved } = admin.input();
  const input = {
    draftId: null,
    items,
    state: 'Kerala',
    zipcode: buyer.zipcode,
    phone: buyer.phone,
  } as const;
  const quote = (more: object) => support.api(api.quoteDraft, { body: { ...input, discount: 0, ...more } });
  const ways = { online: ONLINE, cash: CASH };
  expect(await quote({})).toMatchObject({ totals: ONLINE, ways });
  expect(await quote({ paidBy: 'cash' })).toMatchObject({ totals: CASH, ways, codRejection: '' });
  expect((await quote({ paidBy: 'cash', isCodFeeWaived: true })).totals).not.toHaveProperty('codFee');
  // A discount given by staff replaces the prepaid discount, as a coupon does.
  expect((await quote({ discount: 10_000 })).totals).toMatchObject({ discount: 10_000, total: 100_000 });
  const draft = await admin.save({ ...saved, draftId, items, buyer, total: 105_000 });
  expect(draft).toMatchObject({ paidBy: 'online', totals: ONLINE, ways, total: 105_000 });
});

test('a draft saved for the link can be placed in cash with the fee, but only at the total shown', async () => {
  await setTerms({ fee: 4_900, basisPoints: 500 });
  const { draftId } = await admin.save({ ...admin.input(), total: 105_000 });
  const place = (total: number) => support.api(api.placeDraft, { body: { draftId, total } });
  await expect(place(105_000)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  const { draft } = await place(114_900);
  expect(draft).toMatchObject({ paidBy: 'cash', totals: CASH, ways: null });
  const order = await orderOf(draft);
  expect(order).toMatchObject({ amount: 114_900, codFee: 4_900, prepaidDiscount: 0, discount: 0 });
  expect(await discountsOf(draft)).toEqual([{ discount: 0, prepaid_discount: 0 }]);
});

test('a draft saved for cash can be paid by link with the prepaid discount, which the payer sees', async () => {
  await setTerms({ fee: 4_900, basisPoints: 500 });
  const saved = await admin.save({ ...admin.input(), paidBy: 'cash', total: 114_900 });
  expect(saved).toMatchObject({ paidBy: 'cash', totals: CASH });
  const { draftId } = saved;
  const body = { draftId, total: 105_000 };
  const { draft } = await support.api(api.sendPaymentLink, { body });
  expect(draft).toMatchObject({ paidBy: 'online', totals: ONLINE, total: 105_000 });
  await shop.runJobs();
  const [mail] = await readMails(shop, draft.buyer.email ?? '');
  expect(mail?.subject).toContain('Rs. 1,050');
  expect(mail?.text).toContain('Prepaid discount: −Rs. 50');
  const { rows } = await shop.database.pool.query(
    'select amount, description from sandbox.payment_link where id = $1',
    [linkId(draft)],
  );
  expect(rows).toMatchObject([{ amount: 105_000, description: expect.stringContaining('−Rs. 50') }]);
  await admin.pay(draft);
  await expect
    .poll(async () => {
      await shop.runJobs();
      return (await admin.read(draftId)).status;
    })
    .toBe('placed');
  const placed = await admin.read(draftId);
  expect(await orderOf(placed)).toMatchObject({
    amount: 105_000,
    prepaidDiscount: 5_000,
    codFee: 0,
    isPaid: true,
  });
  expect(await discountsOf(placed)).toEqual([{ discount: 5_000, prepaid_discount: 5_000 }]);
});

test('the cash fee can be waived for a reason, which the order shows and the audit log records', async () => {
  await setTerms({ fee: 4_900, basisPoints: 0 });
  const codFeeWaiver = 'Late last time';
  const input = { ...admin.input(), paidBy: 'cash' as const, codFeeWaiver };
  await expect(admin.save({ ...input, codFeeWaiver: ' ' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  const { draftId } = await admin.save({ ...input, total: 110_000 });
  const { draft } = await support.api(api.placeDraft, { body: { draftId, total: 110_000 } });
  const order = await orderOf(draft);
  expect(order).toMatchObject({ amount: 110_000, codFee: 0 });
  expect(order.events).toContainEqual(
    expect.objectContaining({
      title: 'Order by phone',
      by: 'Test support',
      text: 'No cash on delivery charge: Late last time',
    }),
  );
  const changes = await shop.db
    .selectFrom('audit_entry')
    .where('subject', '=', draftId)
    .orderBy('at')
    .select(['action', 'after'])
    .execute();
  expect(changes).toMatchObject([
    { action: 'draft.create', after: { codFeeWaived: true } },
    { action: 'draft.place', after: { codFeeWaived: true } },
  ]);
});

test('a draft keeps the terms of the payment method it was saved for when the rules change', async () => {
  await setTerms({ fee: 4_900, basisPoints: 500 });
  const { draftId } = await admin.save({ ...admin.input(), total: 105_000 });
  await setTerms({ fee: 9_900, basisPoints: 0 });
  const read = await admin.read(draftId);
  expect(read.ways).toMatchObject({ online: ONLINE, cash: { total: 119_900, codFee: 9_900 } });
});

test('whoever orders by phone can have it wrapped as a gift, for the shop’s price', async () => {
  const { buyer, ...rest } = admin.input();
  const asked = {
    ...rest,
    state: 'Kerala' as const,
    zipcode: null,
    phone: null,
    discount: 0,
    giftWrap: true,
  };
  const quote = () => support.api(api.quoteDraft, { body: asked });
  expect(await quote()).toMatchObject({ giftWrapPrice: 4_900, totals: { giftWrap: 4_900, total: 114_900 } });
  const draft = await admin.save({ ...rest, buyer, giftWrap: true, total: 114_900 });
  expect(draft.giftWrap).toBe(true);
  const wrap = { isOffered: false, price: 4_900, name: 'Gift wrap', hsn: '482390' };
  await owner.api(saveSettings, { body: { group: 'giftWrap', value: { ...wrap, basisPoints: 1_800 } } });
  expect(await quote()).toMatchObject({ giftWrapPrice: null, totals: { total: 110_000 } });
  // What was agreed before stays.
  expect(await orderOf(await admin.place(draft))).toMatchObject({
    amount: 114_900,
    giftWrap: 4_900,
    isGiftWrapped: true,
  });
});

test('a draft with nothing to pay is charged no cash fee', async () => {
  await setTerms({ fee: 4_900, basisPoints: 500 });
  const free = admin.input({ quantity: 2, discount: { amount: 200_000, reason: 'Goodwill' } });
  const { draftId } = await admin.save({ ...free, paidBy: 'cash', total: 0 }, owner);
  const { draft } = await support.api(api.placeDraft, { body: { draftId, total: 0 } });
  expect(await orderOf(draft)).toMatchObject({ amount: 0, codFee: 0, paymentMethod: 'none' });
});
