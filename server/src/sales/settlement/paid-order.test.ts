import { logOut } from '@gulmohar/contract/accounts/session.ts';
import { createRazorpayOrder, type OrderData } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import {
  expectNotPossible,
  readAvailable,
  readOrder,
  readOrderLines,
  verifyPaid,
} from '../../../testing/paid-order.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { buildShopperWithCart, payByAmount } from '../../../testing/shopper-with-cart.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { blockContacts } from '../../accounts/block/blocked-contacts.ts';

const shop = await testShop();
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

describe('whatever create-order received', () => {
  async function openWithOrderData(guest: string, input: { couponCode?: string; phone?: string } = {}) {
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 3 } });
    const { couponCode, phone = '9876543210' } = input;
    const { guestInfo, ...form } = buildOrderData([{ _id: kurti, size: 'M' }], guest);
    const orderData = { ...form, couponCode, ...(guestInfo && { guestInfo: { ...guestInfo, phone } }) };
    const amount = couponCode ? 1_900 : 2_000;
    const { orderId } = await shop.api(createRazorpayOrder, { body: { amount, isGuest: true, orderData } });
    return { kurti, orderData, paid: await payInSandbox(shop, orderId) };
  }

  test('verify-payment has the last word on lines', async () => {
    const { kurti, paid } = await openWithOrderData('changes-lines');
    const other = await buildProduct(shop.db, { price: 100_000, stock: { M: 2 } });
    const orderData = buildOrderData([{ _id: other, size: 'M', quantity: 2 }], 'changes-lines');
    const { orderId } = await verifyPaid(shop, paid, orderData);
    expect(await readOrderLines(shop, orderId)).toMatchObject([{ product_id: other, quantity: 2 }]);
    expect(await readAvailable(shop, kurti)).toBe(3);
  });

  test('lines for another amount are not sold but refunded, and nothing stays reserved', async () => {
    const { kurti, paid } = await openWithOrderData('changes-amount');
    const orderData = buildOrderData([{ _id: kurti, size: 'M', quantity: 2 }], 'changes-amount');
    await expectNotPossible(shop, paid, orderData, 'amount differs');
    expect(await readAvailable(shop, kurti)).toBe(3);
  });

  test('verify-payment has the last word on the address, at the agreed price', async () => {
    const { kurti, orderData, paid } = await openWithOrderData('moves');
    await shop.db.updateTable('product').set({ price: 300_000 }).where('id', '=', kurti).execute();
    const address = { ...orderData.address, street: '9 New Street' };
    const { orderId } = await verifyPaid(shop, paid, { ...orderData, address });
    expect(await readOrder(shop, orderId)).toMatchObject({ address, amount: 200_000 });
    expect(await readOrderLines(shop, orderId)).toMatchObject([{ unit_price: 200_000 }]);
  });

  test('an undeliverable address is refunded, not replaced by the earlier one', async () => {
    const { kurti, orderData, paid } = await openWithOrderData('nowhere');
    const address = { ...orderData.address, zipcode: '12' };
    await expectNotPossible(shop, paid, { ...orderData, address }, 'no address');
    expect(await readAvailable(shop, kurti)).toBe(3);
  });

  test.each([
    ['text', 'all of them'],
    ['nothing', null],
    ['a list', [1, 2]],
    ['lines that are none', { items: 'all of them', address: 7, couponCode: {}, guestInfo: 'me' }],
    ['no lines', { items: [] }],
  ])('%s as orderData is ignored, and the order is what create-order received', async (what, orderData) => {
    const { kurti, paid } = await openWithOrderData(`garbage-${what.replace(/ /g, '-')}`);
    const { orderId } = await verifyPaid(shop, paid, orderData);
    expect(await readOrderLines(shop, orderId)).toMatchObject([{ product_id: kurti, quantity: 1 }]);
    expect((await readOrder(shop, orderId)).address.city).toBe('Mysuru');
  });

  test('overlong, unknown or mistyped details do not prevent a paid order', async () => {
    const { orderData, paid } = await openWithOrderData('decorated');
    const guestInfo = { ...orderData.guestInfo, name: 'R'.repeat(500), phone: 'call me', extra: {} };
    const items = orderData.items.map((item) => ({ ...item, name: { long: 'x'.repeat(300) }, price: 1 }));
    const body = { ...paid, isGuest: 'yes', orderData: { ...orderData, items, guestInfo, isGuest: 7 } };
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/order/razorpay/verify-payment',
      payload: body,
    });
    expect(answer.statusCode).toBe(200);
    expect(await readOrder(shop, answer.json().orderId)).toMatchObject({ phone: '9876543210' });
  });

  const emoji = '\u{1f381}';

  test.each<[string, (data: OrderData) => object, object?]>([
    ['an unknown field', (data) => ({ ...data, landmark: 'x'.repeat(5_000), phone2: 12, notes: [] })],
    ['a delivery option that nobody knows', (data) => ({ ...data, delivery: 'by elephant' })],
    ['isGuest of another type', (data) => ({ ...data, isGuest: { no: 1 } })],
    ['no last name', ({ guestInfo, ...data }) => ({ ...data, guestInfo: { ...guestInfo, lastName: null } })],
    [
      'a last name alone',
      ({ guestInfo, ...data }) => ({
        ...data,
        guestInfo: { ...guestInfo, name: '', firstName: ' ', lastName: 'Kumar' },
      }),
      { buyer_name: 'Kumar' },
    ],
    [
      'a name that is too long',
      ({ guestInfo, ...data }) => ({
        ...data,
        guestInfo: { ...guestInfo, name: `${'R'.repeat(120)}${emoji}${emoji}` },
      }),
      { buyer_name: 'R'.repeat(120) },
    ],
    [
      'a street that is too long',
      ({ address, ...data }) => ({ ...data, address: { ...address, street: 's'.repeat(201) } }),
      { address: expect.objectContaining({ street: 's'.repeat(200) }) },
    ],
    [
      'a city that is too long',
      ({ address, ...data }) => ({ ...data, address: { ...address, city: `${'c'.repeat(79)}${emoji}` } }),
      { address: expect.objectContaining({ city: 'c'.repeat(79) }) },
    ],
    [
      'no country',
      ({ address, guestInfo, ...data }) => ({
        ...data,
        address: { ...address, country: undefined },
        guestInfo: { ...guestInfo, country: '' },
      }),
      { address: expect.objectContaining({ country: 'India' }) },
    ],
    [
      'what no database stores',
      ({ address, ...data }) => ({
        ...data,
        'gift\0': '\ud800',
        address: { ...address, street: '1\0 Road' },
      }),
      { address: expect.objectContaining({ street: '1 Road' }) },
    ],
    ['a coupon of another type', (data) => ({ ...data, couponCode: ['DIWALI'] })],
  ])('%s does not prevent a paid order that was opened by amount alone', async (_, broken, expected = {}) => {
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 3 } });
    const { orderId } = await shop.api(createRazorpayOrder, { body: { amount: 2_000, isGuest: true } });
    const paid = await payInSandbox(shop, orderId);
    const data = buildOrderData([{ _id: kurti, size: 'M' }], 'broken-details');
    const verified = await verifyPaid(shop, paid, broken(data));
    expect(await readOrder(shop, verified.orderId)).toMatchObject({
      buyer_name: 'Ravi Kumar',
      phone: '9876543210',
      email: 'broken-details@guest.example',
      ...expected,
    });
    expect(await readOrderLines(shop, verified.orderId)).toMatchObject([{ product_id: kurti, quantity: 1 }]);
  });

  test.each([0, -1, 1.5, 100, '2', null])('the quantity %j is refunded, not sold', async (quantity) => {
    const { orderData, paid } = await openWithOrderData(`quantity-${quantity}`);
    const items = orderData.items.map((item) => ({ ...item, quantity }));
    await expectNotPossible(shop, paid, { ...orderData, items }, 'no order came with it');
  });

  test('a coupon limited to once per shopper counts for the final buyer of the order', async () => {
    const couponCode = await buildCoupon(shop.db, { amount: 10_000, per_shopper_limit: 1 });
    const first = await openWithOrderData('coupon-first', { couponCode, phone: '9123400001' });
    await verifyPaid(shop, first.paid, first.orderData);
    const second = await openWithOrderData('coupon-second', { couponCode, phone: '9123400002' });
    const asFirst = { ...second.orderData, guestInfo: first.orderData.guestInfo };
    await expectNotPossible(shop, second.paid, asFirst, 'coupon refused');
    expect(await readAvailable(shop, second.kurti)).toBe(3);
    const third = await openWithOrderData('coupon-third', { couponCode, phone: '9123400003' });
    const guestInfo = { ...third.orderData.guestInfo, phone: '9123400004' };
    await verifyPaid(shop, third.paid, { ...third.orderData, guestInfo });
    const uses = await shop.db
      .selectFrom('coupon_use')
      .innerJoin('coupon', 'coupon.id', 'coupon_use.coupon_id')
      .where('code', '=', couponCode)
      .orderBy('coupon_use.at')
      .select(['state', 'shopper_keys'])
      .execute();
    expect(uses).toEqual([
      { state: 'used', shopper_keys: ['email:coupon-first@guest.example', 'phone:9123400001@570001'] },
      { state: 'used', shopper_keys: ['email:coupon-third@guest.example', 'phone:9123400004@570001'] },
    ]);
  });
});

describe('a blocked buyer', () => {
  async function block(contact: string): Promise<void> {
    await shop.db.transaction().execute(async (trx) => {
      await blockContacts(trx, [contact], { reason: 'fraud', staffName: 'Owner' });
    });
  }

  test('cannot buy as a guest whose browser sends only an amount', async () => {
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 3 } });
    await block('blocked@guest.example');
    const { orderId } = await shop.api(createRazorpayOrder, { body: { amount: 2_000, isGuest: true } });
    const paid = await payInSandbox(shop, orderId);
    const orderData = buildOrderData([{ _id: kurti, size: 'M' }], 'Blocked');
    await expectNotPossible(shop, paid, orderData, 'buyer blocked');
    expect(await readAvailable(shop, kurti)).toBe(3);
    const [mail] = await readMails(shop, 'blocked@guest.example');
    expect(mail?.text).toContain('We are unable to accept orders from you');
  });

  test('cannot buy if blocked while paying, or if verify-payment is the first to name the blocked address', async () => {
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 3 } });
    for (const [guest, said] of [
      ['blocked-then', 'blocked-then'],
      ['blocked-later', 'blocked-then'],
    ] as const) {
      const { orderId } = await openPurchase(shop, {
        lines: [{ _id: kurti, size: 'M' }],
        amount: 2_000,
        guest,
      });
      const paid = await payInSandbox(shop, orderId);
      await block('blocked-then@guest.example');
      await expectNotPossible(shop, paid, buildOrderData([{ _id: kurti, size: 'M' }], said), 'buyer blocked');
    }
    expect(await readAvailable(shop, kurti)).toBe(3);
  });
});

describe('the account of an order', () => {
  test('is fixed when the payment is opened, whichever token, if any, is used to verify it', async () => {
    const stranger = await buildShopper(shop);
    const gone = await buildShopper(shop);
    await gone.api(logOut);
    for (const api of [shop.api, stranger.api, gone.api]) {
      const { shopper, inCart } = await buildShopperWithCart(shop);
      const paid = await payByAmount(shop, shopper, 2_000);
      const { orderId } = await verifyPaid(shop, paid, buildOrderData([{ _id: inCart, size: 'M' }]), api);
      expect(await readOrder(shop, orderId)).toMatchObject({ user_id: shopper.userId });
    }
  });

  test('stays empty for a guest’s payment even if a signed-in shopper verifies it', async () => {
    const shopper = await buildShopper(shop);
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 3 } });
    const { orderId } = await shop.api(createRazorpayOrder, { body: { amount: 2_000, isGuest: true } });
    const paid = await payInSandbox(shop, orderId);
    const orderData = { ...buildOrderData([{ _id: kurti, size: 'M' }]), userId: shopper.userId };
    const verified = await verifyPaid(shop, paid, orderData, shopper.api);
    expect(await readOrder(shop, verified.orderId)).toMatchObject({ user_id: null });
  });
});
