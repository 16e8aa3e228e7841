import { exportData } from '@gulmohar/contract/accounts/user.ts';
import * as api from '@gulmohar/contract/admin/draft.ts';
import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { getCheckoutStatus } from '@gulmohar/contract/sales/checkout.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { settleLatePayments, settleOverdueCheckouts } from '../../sales/checkout/settle-overdue-checkouts.ts';

const cod = {
  ...{ isOffered: true, minimum: 0, maximum: 500_000, onlyPins: [], exceptPins: ['744'] },
  ...{ openOrdersPerPhone: 1, refusals: 2, refusalDays: 180, confirm: 'never' as const, confirmAbove: 0 },
};

let shop: TestShop;
let owner: TestStaff;
let support: TestStaff;
let kurti: string;
let phones = 9_700_000_000;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
  support = await buildStaff(shop, 'support');
  await owner.api(saveSettings, { body: { group: 'cod', value: cod } });
  // Rs. 1,000; delivery Rs. 100.
  kurti = await buildProduct(shop.db, { price: 100_000, stock: { M: 60 } });
});
afterEach(async () => {
  await setSandboxMode(shop, {});
  await shop.runJobs();
  await expectInvariants(shop);
});
afterAll(() => shop.close());

const newPhone = () => String(phones++);

type Wish = { productId?: string; quantity?: number; discount?: api.DraftDiscount | null; phone?: string };

/** What the page sends for kurtis of Rs. 1,000, delivery Rs. 100 below Rs. 2,000. */
function wish({ productId = kurti, quantity = 1, discount = null, phone = newPhone() }: Wish = {}) {
  const subtotal = quantity * 100_000;
  return {
    draftId: uuid(),
    items: [{ _id: productId, size: 'M', quantity }],
    buyer: {
      ...{ firstName: 'Meera', lastName: 'Iyer', email: `meera-${phone}@guest.example`, phone },
      ...{ street: '4 Lake View', city: 'Kochi', state: 'Kerala', zipcode: '682001', country: 'India' },
    },
    userId: null as string | null,
    discount,
    total: subtotal - (discount?.amount ?? 0) + (subtotal >= 200_000 ? 0 : 10_000),
  };
}

type Wished = ReturnType<typeof wish>;

async function save(body: Wished = wish(), staff = support): Promise<api.Draft> {
  return (await staff.api(api.saveDraft, { body })).draft;
}

async function withLink(body?: Wished): Promise<api.Draft> {
  const { draftId } = await save(body);
  return (await support.api(api.sendPaymentLink, { body: { draftId } })).draft;
}

const read = async (draftId: string) => (await support.api(api.getDraft, { query: { draftId } })).draft;
const linkId = ({ linkUrl }: api.Draft) => linkUrl?.split('/').at(-1) ?? '';

/** Pays a link on its page. @returns where the browser is sent then */
async function pay(draft: api.Draft, instrument = 'success@razorpay'): Promise<Response> {
  return fetch(`${shop.sandboxUrl}/link/${linkId(draft)}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ instrument }),
  });
}

async function expire({ draftId }: api.Draft): Promise<void> {
  await shop.db
    .updateTable('checkout')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('id', '=', shop.db.selectFrom('draft_order').where('id', '=', draftId).select('checkout_id'))
    .execute();
}

async function reserved(productId = kurti): Promise<number> {
  const { reserved: units } = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .select('reserved')
    .executeTakeFirstOrThrow();
  return units;
}

test('an order by phone is reserved, paid by its link, and becomes an order like any other', async () => {
  const before = await reserved();
  const sent = await withLink(wish({ quantity: 2, discount: { amount: 15_000, reason: 'Regular buyer' } }));
  expect(sent).toMatchObject({
    status: 'link sent',
    totals: { subtotal: 200_000, discount: 15_000, shipping: 0, total: 185_000 },
  });
  expect(await reserved()).toBe(before + 2);
  await shop.runJobs();
  const [asked] = await readMails(shop, sent.buyer.email ?? '');
  expect(asked?.subject).toContain('Rs. 1,850');
  expect(asked?.text).toContain(sent.linkUrl);

  const { headers } = await pay(sent);
  const back = new URL(headers.get('location') ?? '');
  expect(back.pathname).toBe('/verify');
  await expect
    .poll(async () => {
      await shop.runJobs();
      return (await read(sent.draftId)).status;
    })
    .toBe('placed');
  const { orderId } = await read(sent.draftId);
  const { order } = await owner.api(getAdminOrder, { query: { orderId: orderId ?? '' } });
  expect(order).toMatchObject({ amount: 185_000, discount: 15_000, couponCode: null, isPaid: true });
  expect(order.moments.map(({ title, text, by }) => [title, text, by])).toContainEqual([
    'Order by phone',
    'Discount of Rs. 150: Regular buyer',
    'Test support',
  ]);
  await shop.runJobs();
  const mails = await readMails(shop, sent.buyer.email ?? '');
  const placed = mails.find(({ subject }) => subject.startsWith('Your'));
  expect(placed?.text).toContain('Discount: −Rs. 150');
  // What came back with the browser is known, too.
  const reference = back.searchParams.get('razorpay_payment_link_reference_id') ?? '';
  const status = await shop.api(getCheckoutStatus, { body: { orderId: reference } });
  expect(status).toMatchObject({ state: 'paid', orderId });
});

test('without webhooks the provider is asked about a link, also after its time', async () => {
  await setSandboxMode(shop, { webhooks: 'off' });
  const [early, late] = [await withLink(), await withLink()];
  await pay(early);
  await shop.db
    .updateTable('checkout')
    .set({ ask_again_at: new Date(Date.now() - 1_000) })
    .where('provider_order_id', '=', linkId(early))
    .execute();
  await settleLatePayments(shop.db, shop.providers);
  expect((await read(early.draftId)).status).toBe('placed');
  await pay(late);
  await expire(late);
  await settleOverdueCheckouts(shop.db, shop.providers);
  expect((await read(late.draftId)).status).toBe('placed');
});

test('a link whose time is over is cancelled at the provider, and its units are for others', async () => {
  const before = await reserved();
  const sent = await withLink();
  await expire(sent);
  await settleOverdueCheckouts(shop.db, shop.providers);
  expect(await read(sent.draftId)).toMatchObject({ status: 'expired' });
  expect(await reserved()).toBe(before);
  expect(await (await pay(sent)).text()).toContain('The shop has cancelled it.');
  const again = await save({ ...wish(), draftId: sent.draftId });
  expect(again).toMatchObject({ status: 'held', linkUrl: null });
});

test('what is paid after its time becomes an order while there is stock, else the money goes back', async () => {
  const saree = await buildProduct(shop.db, { price: 100_000, stock: { M: 2 } });
  const [first, second] = [
    await withLink(wish({ productId: saree })),
    await withLink(wish({ productId: saree })),
  ];
  await setSandboxMode(shop, { webhooks: 'off', api: 'error' });
  await Promise.all([expire(first), expire(second)]);
  await settleOverdueCheckouts(shop.db, shop.providers);
  await setSandboxMode(shop, { webhooks: 'off' });
  await buy(shop, { lines: [{ _id: saree, size: 'M' }], amount: 1_100 });
  for (const draft of [first, second]) {
    await pay(draft);
    await shop.db
      .updateTable('checkout')
      .set({ ask_again_at: new Date(Date.now() - 1_000) })
      .where('provider_order_id', '=', linkId(draft))
      .execute();
    await settleLatePayments(shop.db, shop.providers);
  }
  expect((await read(first.draftId)).status).toBe('placed');
  expect((await read(second.draftId)).status).toBe('refunded');
  const again = await save({ ...wish(), draftId: second.draftId });
  expect(again).toMatchObject({ status: 'held', linkUrl: null });
});

test('the answer of the provider is lost, and the same link is found again', async () => {
  const draft = await save();
  await setSandboxMode(shop, { api: 'lost-answer' });
  const send = () => support.api(api.sendPaymentLink, { body: { draftId: draft.draftId } });
  await expect(send()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  expect((await read(draft.draftId)).status).toBe('held');
  await setSandboxMode(shop, {});
  const sent = (await send()).draft;
  const found = await shop.database.pool.query(
    'select id from sandbox.payment_link where reference_id = $1',
    [
      (
        await shop.db
          .selectFrom('draft_order')
          .where('id', '=', draft.draftId)
          .select('checkout_id')
          .executeTakeFirstOrThrow()
      ).checkout_id,
    ],
  );
  expect(found.rows).toEqual([{ id: linkId(sent) }]);
});

test('a declined card leaves the link open; a cancelled draft gives its units back and cannot be paid', async () => {
  const before = await reserved();
  const sent = await withLink();
  expect((await pay(sent, 'failure@razorpay')).status).toBe(402);
  const { draft } = await support.api(api.cancelDraft, { body: { draftId: sent.draftId } });
  expect(draft.status).toBe('cancelled');
  expect(await reserved()).toBe(before);
  expect((await pay(sent)).status).toBe(400);
  await expect(support.api(api.resendPaymentLink, { body: { draftId: sent.draftId } })).rejects.toMatchObject(
    { code: 'STEP_NOT_POSSIBLE' },
  );
});

test('a link is mailed again, and a draft with a link is not changed', async () => {
  const sent = await withLink();
  await support.api(api.resendPaymentLink, { body: { draftId: sent.draftId } });
  await shop.runJobs();
  expect(await readMails(shop, sent.buyer.email ?? '')).toHaveLength(2);
  const changing = save({ ...wish({ quantity: 2 }), draftId: sent.draftId });
  await expect(changing).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
  await support.api(api.cancelDraft, { body: { draftId: sent.draftId } });
});

test('cash on delivery follows the rules of the checkout, and the staff read why not', async () => {
  const phone = newPhone();
  const place = ({ draftId }: api.Draft) => support.api(api.placeDraft, { body: { draftId } });
  const [first, second] = [await save(wish({ phone })), await save(wish({ phone }))];
  const { draft } = await place(first);
  expect(draft.status).toBe('placed');
  expect((await place(first)).draft.orderId).toBe(draft.orderId);
  const { order } = await owner.api(getAdminOrder, { query: { orderId: draft.orderId ?? '' } });
  expect(order).toMatchObject({ paymentMethod: 'cod', isPaid: false, amount: 110_000 });
  const why = 'This phone number has 1 open orders in cash; 1 are allowed.';
  expect((await read(second.draftId)).codRejection).toBe(why);
  await expect(place(second)).rejects.toMatchObject({ code: 'COD_NOT_OFFERED', message: why });
});

test('a discount beyond the limit takes the right to it, and the price is the shop’s own', async () => {
  const large = wish({ quantity: 2, discount: { amount: 20_001, reason: 'Wedding' } });
  await expect(save(large)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    reply: { fields: { 'discount.amount': 'At most Rs. 200 of these items' } },
  });
  expect((await save(large, owner)).totals.total).toBe(179_999);
  await expect(save({ ...wish(), total: 1 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  await expect(save(wish({ quantity: 61 }))).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  const free = wish({ discount: { amount: 100_000, reason: 'Goodwill' } });
  expect((await save(free, owner)).totals).toMatchObject({ discount: 100_000, total: 10_000 });
});

test('the quote says what is in stock, what the draft holds itself, and what may be taken off', async () => {
  const saree = await buildProduct(shop.db, { price: 100_000, stock: { M: 3 } });
  const { draftId, items } = await save(wish({ productId: saree, quantity: 2 })).then((draft) => ({
    draftId: draft.draftId,
    items: [{ _id: saree, size: 'M', quantity: 2 }],
  }));
  const asked = { items, state: 'Kerala', zipcode: '744101', phone: newPhone(), discount: 0 } as const;
  const quote = await support.api(api.quoteDraft, { body: { ...asked, draftId } });
  expect(quote).toMatchObject({ lines: [{ available: 3 }], maxDiscount: 20_000, totals: { total: 200_000 } });
  expect(quote.codRejection).toBe('Cash on delivery is not available in PIN code 744101.');
  const others = await owner.api(api.quoteDraft, { body: { ...asked, draftId: null } });
  expect(others).toMatchObject({ lines: [{ available: 1 }], maxDiscount: 200_000 });
});

test('products are found by name and SKU, buyers by phone number, and an earlier order is copied', async () => {
  const phone = newPhone();
  const { orderId } = (
    await support.api(api.placeDraft, { body: { draftId: (await save(wish({ phone }))).draftId } })
  ).draft;
  const { buyers } = await support.api(api.findKnownBuyers, { query: { phone } });
  expect(buyers).toMatchObject([{ firstName: 'Meera', zipcode: '682001', orders: 1 }]);
  const packer = await buildStaff(shop, 'packer');
  await expect(packer.api(api.findKnownBuyers, { query: { phone } })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const copy = await support.api(api.copyOrderToDraft, { query: { orderId: orderId ?? '' } });
  expect(copy).toMatchObject({ lines: [{ productId: kurti, quantity: 1 }], buyer: { city: 'Kochi' } });
  const { sku } = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', kurti)
    .select('sku')
    .executeTakeFirstOrThrow();
  const { products } = await support.api(api.findDraftProducts, { query: { q: sku } });
  expect(products).toMatchObject([{ productId: kurti, sizes: [{ size: 'M' }] }]);
});

test('a buyer who never ordered is known by the account with this phone number', async () => {
  const asha = await buildShopper(shop);
  const phone = newPhone();
  await shop.db.updateTable('users').set({ phone }).where('email', '=', asha.email).execute();
  const { buyers } = await support.api(api.findKnownBuyers, { query: { phone } });
  expect(buyers).toMatchObject([{ userId: asha.userId, email: asha.email, orders: 0 }]);
  const wished = wish({ phone });
  const { draftId } = await save({ ...wished, userId: asha.userId });
  const { draft } = await support.api(api.placeDraft, { body: { draftId } });
  const { order } = await asha.api(getOrder, { query: { orderId: draft.orderId ?? '' } });
  expect(order).toMatchObject({ paymentMethod: 'cod', totals: { total: 1_100 } });
});

test('who asked for consent to messages, and when, is kept with an order by phone, and the payer is told', async () => {
  const body = { ...wish(), messageUpdates: true };
  const { draft } = await support.api(api.saveDraft, { body });
  expect(draft.messageConsent).toEqual({ isWanted: true, staffName: 'Test support', at: expect.any(String) });
  await support.api(api.sendPaymentLink, { body: { draftId: body.draftId } });
  await shop.runJobs();
  const mails = await readMails(shop, body.buyer.email);
  expect(mails.map(({ text }) => text).join()).toContain(
    'You agreed on the phone to updates about this order',
  );
  await owner.api(api.cancelDraft, { body: { draftId: body.draftId } });
  await support.api(api.saveDraft, { body: { ...body, messageUpdates: false } });
  expect((await read(body.draftId)).messageConsent).toMatchObject({ isWanted: false });
  const kept = await shop.db
    .selectFrom('message_consent')
    .where('draft_id', '=', body.draftId)
    .select('is_wanted')
    .execute();
  expect(kept).toHaveLength(2);
});

test('a buyer’s export of their data says what they agreed to on the phone, before and after the order is placed', async () => {
  const asha = await buildShopper(shop);
  const order = { ...wish(), userId: asha.userId, messageUpdates: true };
  await support.api(api.saveDraft, { body: order });
  const said = { agreed: true, at: expect.any(String), said: 'on the phone' };
  const before = await asha.api(exportData);
  expect(before.data).toMatchObject({ orders: [], unfinishedCheckouts: [{ messageConsents: [said] }] });
  await support.api(api.placeDraft, { body: { draftId: order.draftId } });
  const { data, page } = await asha.api(exportData);
  expect(data).toMatchObject({ orders: [{ messageConsents: [said] }], unfinishedCheckouts: [] });
  expect(page).toContain('on the phone');
});
