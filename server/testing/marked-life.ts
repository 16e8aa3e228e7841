import { requestStockAlert } from '@gulmohar/contract/accounts/alert.ts';
import { uploadAvatar } from '@gulmohar/contract/accounts/avatar.ts';
import { submitGrievance } from '@gulmohar/contract/accounts/grievance.ts';
import { subscribeToNewsletter } from '@gulmohar/contract/accounts/newsletter.ts';
import { requestPasswordReset } from '@gulmohar/contract/accounts/password.ts';
import { updateProfile } from '@gulmohar/contract/accounts/profile.ts';
import { confirmEmail } from '@gulmohar/contract/accounts/user.ts';
import { keepReturnPickup } from '@gulmohar/contract/admin/order-changes.ts';
import {
  addOrderNote,
  cancelOrderAsStaff,
  refundInPart,
  setParcel,
  writeToBuyer,
} from '@gulmohar/contract/admin/order-steps.ts';
import { moveParcel } from '@gulmohar/contract/admin/parcel-steps.ts';
import { moveAdminReturn } from '@gulmohar/contract/admin/return.ts';
import type { ApiClient } from '@gulmohar/contract/api/client.ts';
import { savePerson } from '@gulmohar/contract/catalogue/size-advice/size-advice.ts';
import { getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { requestTrackingCode } from '@gulmohar/contract/fulfilment/tracking.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { moveOrder } from '../src/fulfilment/change/move-order.ts';
import { relayOutbox } from '../src/platform/queue/relay-outbox.ts';
import { endRemindersFor } from '../src/sales/reminder/reminder.store.ts';
import { buildCoupon } from './build-coupon.ts';
import { makeOlder } from './build-order.ts';
import { buildProduct } from './build-product.ts';
import { buildShopper, type TestShopper } from './build-shopper.ts';
import { buildStaff, type TestStaff } from './build-staff.ts';
import { expireCheckout } from './expire-checkout.ts';
import { markAccount } from './mark-account.ts';
import { markImports } from './mark-imports.ts';
import { markReview } from './mark-review.ts';
import { markCourierRows, markMessages, markPayout, markRefusal, swapWithMark } from './mark-rows.ts';
import { MARK, PHONE, unseen } from './marker.ts';
import { payInSandbox } from './pay-in-sandbox.ts';
import { readMails, tokenFrom } from './read-mails.ts';
import { seller } from './seller.ts';
import type { TestShop } from './test-shop.ts';

/**
 * Creates unique texts with the marker and remembers them: what the shopper wrote or read, and may export.
 */
function createMarker() {
  const details: string[] = [];
  const mark = (place: string) => {
    details.push(unseen(place));
    return unseen(place);
  };
  return { told: details, mark };
}

type Marker = ReturnType<typeof createMarker>['mark'];
type Purchase = { api: ApiClient; kurti: string; email: string; place: string } & {
  isGuest?: true;
  couponCode?: string;
  amount?: number;
};

/** Opens a checkout of a kurti for Rs. 2,500. @returns the provider's order id */
async function open(mark: Marker, purchase: Purchase): Promise<string> {
  const { api, kurti, email, place, isGuest = false, couponCode, amount = 2_500 } = purchase;
  const to = {
    street: mark(`${place}-street`),
    city: mark(`${place}-city`),
    state: 'Karnataka',
    zipcode: '570001',
    country: 'India',
  };
  const [firstName, lastName] = [mark(`${place}-first`), mark(`${place}-last`)];
  const person = { name: `${firstName} ${lastName}`, firstName, lastName, email, phone: PHONE };
  const items = [{ _id: kurti, name: 'x', size: 'M', quantity: 1 }];
  const business = { gstin: '29AAGCB7383J1Z4', name: mark(`${place}-business`) };
  const gift = { giftFrom: mark(`${place}-gift-from`), giftNote: mark(`${place}-gift-note`) };
  const orderData = { items, address: to, guestInfo: { ...person, ...to }, couponCode, business, ...gift };
  return (await api(createRazorpayOrder, { body: { amount, isGuest, orderData } })).orderId;
}

async function buy(shop: TestShop, mark: Marker, purchase: Purchase): Promise<string> {
  const paid = await payInSandbox(shop, await open(mark, purchase));
  return (await purchase.api(verifyRazorpayPayment, { body: paid })).orderId;
}

/** @param owner if given, also notes a failed delivery attempt */
async function deliver(shop: TestShop, orderId: string, owner?: TestStaff): Promise<void> {
  for (const to of ['Packing', 'Shipped', 'Out for delivery', 'Delivered'] as const) {
    await moveOrder(shop.db, orderId, { to, actor: 'operator', seller });
    if (to === 'Shipped') await owner?.api(moveParcel, { body: await failedAttempt(shop, orderId) });
  }
  await makeOlder(shop, orderId, '6 days');
}

async function failedAttempt(shop: TestShop, orderId: string) {
  const parcel = shop.db.selectFrom('parcel').where('order_id', '=', orderId).select('id');
  const { id: parcelId } = await parcel.executeTakeFirstOrThrow();
  const details = { reason: 'unavailable', note: unseen('attempt') } as const;
  return { parcelId, to: 'attempt_failed', ...details } as const;
}

/** @returns the id of the return */
async function sendBack(
  shop: TestShop,
  api: ApiClient,
  input: { orderId: string; reason: string; exchangeSize?: string },
) {
  const { orderId, ...others } = input;
  const { items } = (await api(getOrder, { query: { orderId } })).order;
  await api(requestReturn, { body: { orderId, itemIds: items.map(({ _id }) => _id), ...others } });
  const request = shop.db.selectFrom('return_request').where('order_id', '=', orderId).select('id');
  return (await request.executeTakeFirstOrThrow()).id;
}

/** What a new shopper enters apart from purchases, before the e-mail address is confirmed. */
async function signUp(shop: TestShop, mark: Marker): Promise<TestShopper> {
  const email = `${MARK}-${uuid().slice(-8)}@gulmohar.example`.toLowerCase();
  const place = { city: mark('city'), state: mark('state'), country: mark('country') };
  const address = { street: unseen('first-street'), ...place, zipCode: '570001' };
  const form = { email, name: unseen('first-name'), phone: PHONE, address };
  const shopper = await buildShopper(shop, { ...form, isEmailConfirmed: false });
  const body = { name: mark('name'), email, address: { street: mark('new-street') } };
  await shopper.api(updateProfile, { body });
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#c0392b' } });
  await shop.app.inject({
    method: 'PUT',
    url: `/api${uploadAvatar.path}`,
    payload: await picture.png().toBuffer(),
    headers: { token: shopper.token, 'content-type': 'image/png' },
  });
  await shop.api(subscribeToNewsletter, { body: { email } });
  await endRemindersFor(shop.db, email);
  const campaign = {
    id: uuid(),
    subject: 'x',
    preheader: '',
    body: '[]',
    product_ids: [],
    segment: '{}',
    code: 'x',
  };
  await shop.db.insertInto('campaign').values(campaign).execute();
  await shop.db.insertInto('campaign_recipient').values({ campaign_id: campaign.id, email }).execute();
  return shopper;
}

/** Leaves a mail's job waiting in the outbox, and one that failed for good. */
async function leaveJobs(shop: TestShop, email: string): Promise<void> {
  await shop.api(requestPasswordReset, { body: { email } });
  await relayOutbox(shop.db);
  await sql`select graphile_worker.permanently_fail_jobs(array_agg(id), 'no such inbox') from graphile_worker.jobs`.execute(
    shop.db,
  );
  await shop.api(requestPasswordReset, { body: { email } });
}

/**
 * Everything that a shopper and the staff write during the life of an account, through the calls of the
 * pages, with a marker in each text. At the end one return and one checkout are open, and others are
 * abandoned.
 */
export async function liveMarkedLife(shop: TestShop) {
  const { told: details, mark } = createMarker();
  const shopper = await signUp(shop, mark);
  const { email } = shopper;
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 20, L: 5, S: 0 } });
  await shop.api(requestStockAlert, { body: { productId: kurti, email, size: 'S' } });

  const asGuest = { api: shop.api, kurti, email, isGuest: true } as const;
  const orders = [await buy(shop, mark, { ...asGuest, place: 'guest' })];
  const welcome = (await readMails(shop, email)).find(({ text }) => text.includes('/confirm-email'));
  const { token } = await shop.api(confirmEmail, {
    body: { token: tokenFrom(welcome, '/confirm-email'), password: shopper.password },
  });
  const api = shop.apiWith(token);
  const own = { api, kurti, email };
  // Still a guest, although the e-mail address has an account by now.
  orders.push(await buy(shop, mark, { ...asGuest, place: 'later-guest' }));
  const couponCode = await buildCoupon(shop.db);
  const order = await buy(shop, mark, { ...own, place: 'order', couponCode, amount: 2_300 });
  const exchanged = await buy(shop, mark, { ...own, place: 'exchanged' });
  const returning = await buy(shop, mark, { ...own, place: 'returning' });
  const cancelled = await buy(shop, mark, { ...own, place: 'cancelled' });
  const swapped = await buy(shop, mark, { ...own, place: 'swapped' });
  await expireCheckout(shop, await open(mark, { ...own, place: 'abandoned' }));
  await expireCheckout(shop, await open(mark, { ...asGuest, place: 'abandoned-guest' }));
  await open(mark, { ...own, place: 'open' });
  const complaint = { name: mark('complainer'), orderNumber: mark('number'), text: mark('complaint') };
  await shop.api(submitGrievance, { body: { ...complaint, email, phone: PHONE } });

  const owner = await buildStaff(shop);
  const parcel = { orderId: order, courier: 'Delhivery' };
  await swapWithMark(shop, owner, { orderId: swapped, productId: kurti });
  for (const id of [...orders, exchanged, returning, swapped]) await deliver(shop, id);
  await markCourierRows(shop, order);
  await markMessages(shop, order);
  await deliver(shop, order, owner);
  await api(savePerson, {
    body: {
      id: crypto.randomUUID(),
      name: mark('person'),
      isChild: true,
      bustCm: null,
      waistCm: null,
      hipCm: null,
      heightCm: 116,
      birthMonth: '2020-08',
      measuredOn: '2026-11-01',
      liking: 'as-made',
      usualSize: mark('size'),
    },
  });
  await markReview(shop, owner, { api, orderId: order, author: mark('reviewer') });
  await owner.api(setParcel, { body: { ...parcel, trackingNumber: unseen('mistyped') } });
  await owner.api(setParcel, { body: { ...parcel, trackingNumber: mark('tracking') } });
  await owner.api(addOrderNote, { body: { orderId: order, text: unseen('note') } });
  const message = { orderId: order, subject: mark('subject'), text: mark('message') };
  await owner.api(writeToBuyer, { body: message });
  const cancelling = { reason: unseen('cancelled-why'), reasonForBuyer: unseen('cancelled-told') };
  await owner.api(cancelOrderAsStaff, { body: { orderId: cancelled, ...cancelling } });
  const refund = { requestId: uuid(), amount: 10_000, reason: unseen('goodwill') };
  await owner.api(refundInPart, { body: { orderId: order, ...refund } });
  await markPayout(shop, order);

  const rejected = await sendBack(shop, api, { orderId: order, reason: mark('rejected-return') });
  const note = mark('rejected');
  await owner.api(moveAdminReturn, { body: { returnId: rejected, to: 'Return Rejected', note } });
  const exchange = { orderId: exchanged, reason: mark('exchange'), exchangeSize: 'L' };
  const exchangeId = await sendBack(shop, api, exchange);
  await owner.api(moveAdminReturn, { body: { returnId: exchangeId, to: 'Return Approved' } });
  const pickup = { courier: 'Delhivery', trackingNumber: unseen('pickup'), pickupOn: '2027-01-26' };
  await owner.api(keepReturnPickup, { body: { returnId: exchangeId, ...pickup } });
  await owner.api(moveAdminReturn, { body: { returnId: exchangeId, to: 'Returned' } });
  const { id: sentInstead } = await shop.db
    .selectFrom('orders')
    .where('payment_method', '=', 'exchange')
    .select('id')
    .executeTakeFirstOrThrow();
  await deliver(shop, sentInstead);
  const openReturn = await sendBack(shop, api, { orderId: returning, reason: mark('open-return') });

  await shop.api(requestPasswordReset, { body: { email } });
  await shop.api(requestTrackingCode, { body: { email } });
  await shop.runJobs();
  const newEmail = `${MARK}-new@gulmohar.example`.toLowerCase();
  details.push(newEmail);
  const address = { street: unseen('new-street') };
  const currentPassword = shopper.password;
  await api(updateProfile, { body: { name: unseen('name'), email: newEmail, address, currentPassword } });
  await shop.runJobs();
  await markRefusal(shop, order);
  await markAccount(shop, owner, { userId: shopper.userId, orderId: order });
  await markImports(shop, owner, { email, mark });
  await leaveJobs(shop, email);
  return { shopper: { ...shopper, token, api }, owner, told: details, returning, openReturn };
}
