import { requestStockAlert } from '@gulmohar/contract/accounts/alert.ts';
import { subscribeToNewsletter } from '@gulmohar/contract/accounts/newsletter.ts';
import { exportData } from '@gulmohar/contract/accounts/user.ts';
import { addToWishlist } from '@gulmohar/contract/accounts/wishlist.ts';
import { writeToBuyer } from '@gulmohar/contract/admin/order-steps.ts';
import { giveCredit } from '@gulmohar/contract/admin/store-credit.ts';
import { getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { makeOlder } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { afterSale } from '../../../testing/seller.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';
import { moveReturn } from '../../fulfilment/return/move-return.ts';

const byOperator = { actor: 'operator', ...afterSale } as const;
/** The data that the shopper enters, distinct for each field. */
const texts = {
  name: 'Mark-name',
  street: 'Mark-street <b>',
  city: 'Mark-city',
  firstName: 'Mark-first',
  lastName: 'Mark-last',
  toStreet: 'Mark-to-street',
  toCity: 'Mark-to-city',
  abandoned: 'Mark-abandoned',
  reason: 'Mark-reason: the seam <i>is open',
  phone: '9811122233',
};

const shop = await testShop();
afterAll(() => shop.close());

function formFor(productId: string, email: string, street: string) {
  const to = { street, city: texts.toCity, state: 'Karnataka', zipcode: '570001', country: 'India' };
  const { firstName, lastName, phone } = texts;
  const person = { name: `${firstName} ${lastName}`, firstName, lastName, email, phone };
  const items = [{ _id: productId, name: 'x', size: 'M', quantity: 1 }];
  return { items, address: to, guestInfo: { ...person, ...to } };
}

/** Places an order that is delivered, returned and refunded, and leaves another checkout unfinished. */
async function buildHistory() {
  const { name, street, city } = texts;
  const address = { street, city, state: 'Karnataka', zipCode: '570001', country: 'India' };
  const shopper = await buildShopper(shop, { name, address });
  const { api, email } = shopper;
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 5, S: 0 } });
  const open = (to: string) =>
    api(createRazorpayOrder, {
      body: { amount: 2_500, isGuest: false, orderData: formFor(kurti, email, to) },
    });
  const { orderId: opened } = await open(texts.toStreet);
  const { orderId } = await api(verifyRazorpayPayment, { body: await payInSandbox(shop, opened) });
  await open(texts.abandoned);
  await api(addToWishlist, { body: { productId: kurti } });
  await api(requestStockAlert, { body: { productId: kurti, email, size: 'S' } });
  await api(subscribeToNewsletter, { body: { email } });
  await moveOrder(shop.db, orderId, { to: 'Packing', ...byOperator });
  const parcel = { courier: 'Delhivery', trackingNumber: 'DL-EXPORT-1' };
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator, ...parcel });
  await moveOrder(shop.db, orderId, { to: 'Out for delivery', ...byOperator });
  await moveOrder(shop.db, orderId, { to: 'Delivered', ...byOperator });
  await makeOlder(shop, orderId, '6 days');
  const { order } = await api(getOrder, { query: { orderId } });
  const itemIds = order.items.map((item) => item._id);
  await api(requestReturn, { body: { orderId, itemIds, reason: texts.reason } });
  const { id: returnId } = await shop.db
    .selectFrom('return_request')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow();
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await moveReturn(shop.db, returnId, to, byOperator);
  }
  const owner = await buildStaff(shop);
  await owner.api(writeToBuyer, { body: { orderId, subject: 'A gift', text: 'Mark-message' } });
  await shop.runJobs();
  return { ...shopper, orderId };
}

test('the export contains everything a shopper entered, in both formats, and what the shop recorded', async () => {
  const { api, orderId } = await buildHistory();
  const { data, page } = await api(exportData);
  const json = JSON.stringify(data);
  const readable = page.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  for (const word of [...Object.values(texts), 'Mark-message', 'Delhivery', 'DL-EXPORT-1']) {
    expect(json).toContain(word);
    expect(readable).toContain(word);
  }
  expect(page).not.toMatch(/<[bi]>/);
  expect(data).toMatchObject({
    orders: [
      {
        _id: orderId,
        subtotal: 2_500,
        discount: 0,
        steps: [
          { status: 'Order Placed' },
          { status: 'Packing' },
          { status: 'Shipped' },
          { status: 'Out for delivery' },
          { status: 'Delivered' },
        ],
        payments: [{ provider: 'razorpay', amount: 2_500 }],
        refunds: [{ amount: 2_500, at: expect.any(String) }],
        returns: [{ status: 'Refunded', refundAmount: 2_500, requestedAt: expect.any(String) }],
        documents: [{ kind: 'invoice' }, { kind: 'credit-note' }],
        messages: [{ text: 'Mark-message' }],
      },
    ],
    unfinishedCheckouts: [{ address: { street: texts.abandoned } }],
    wishlist: [{ addedAt: expect.any(String) }],
    stockAlerts: [{ size: 'S', requestedAt: expect.any(String) }],
    newsletter: { requestedAt: expect.any(String) },
    sessions: [{ signedInAt: expect.any(String), lastSeenAt: expect.any(String) }],
  });
});

test('the export contains no password, session key or mailed link', async () => {
  const { api, userId, token, password } = await buildHistory();
  const { data, page } = await api(exportData);
  const { password_hash } = await shop.db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  const sessions = await shop.db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .select('key_hash')
    .execute();
  const keys = sessions.flatMap(({ key_hash }) => [key_hash.toString('hex'), key_hash.toString('base64')]);
  const mails = await shop.db.selectFrom('dev_mailbox').select('text').execute();
  const links = mails.flatMap(({ text }) => text.match(/(?<=token=)[\w.-]{20,}/g) ?? []);
  expect(links.length).toBeGreaterThan(0);
  const secrets = [password, token, password_hash ?? '', ...keys, ...links];
  for (const text of [JSON.stringify(data), page]) {
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/argon2|password|_hash/i);
  }
});

test('the export leaves out what staff note internally about a refund', async () => {
  const { api, orderId } = await buildHistory();
  await shop.db
    .updateTable('refund')
    .set({ staff_name: 'Test owner', reason: 'A private remark' })
    .where('payment_id', 'in', (payment) =>
      payment.selectFrom('payment').where('order_id', '=', orderId).select('id'),
    )
    .execute();
  const { data, page } = await api(exportData);
  expect(JSON.stringify(data) + page).not.toContain('A private remark');
  expect(data).toMatchObject({ orders: [{ refunds: [{ reason: null }] }] });
});

test('the export contains the store credit, without what staff noted about it', async () => {
  const shopper = await buildShopper(shop);
  expect((await shopper.api(exportData)).data).toMatchObject({ storeCredit: null });
  const owner = await buildStaff(shop);
  const given = { userId: shopper.userId, grantId: uuid(), amount: 60_000, reason: 'Mark-noted' };
  await owner.api(giveCredit, { body: given });
  const { data, page } = await shopper.api(exportData);
  expect(data).toMatchObject({
    storeCredit: { balance: 600, entries: [{ kind: 'given', amount: 600, at: expect.any(String) }] },
  });
  expect(page).toContain('<dt>Balance</dt><dd>Rs. 600</dd>');
  expect(page).not.toContain('Mark-noted');
});
