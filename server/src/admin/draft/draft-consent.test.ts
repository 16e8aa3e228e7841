import { exportData } from '@gulmohar/contract/accounts/user.ts';
import * as api from '@gulmohar/contract/admin/draft.ts';
import { changeOrderMessages } from '@gulmohar/contract/fulfilment/order.ts';
import { changeTrackedMessages, trackByLink } from '@gulmohar/contract/fulfilment/tracking.ts';
import { changePhoneOrderMessages, readPhoneOrder } from '@gulmohar/contract/sales/phone-order.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { draftAdmin } from '../../../testing/draft-admin.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { createSignedLinks } from '../../platform/mail/signed-links.ts';

const admin = await draftAdmin();
const { shop, owner, support } = admin;
afterEach(() => admin.expectSettled());
afterAll(() => shop.close());

test('a phone order records who noted the consent to messages and when, and the payer is told', async () => {
  const body = { ...admin.input(), messageUpdates: true };
  const { draft } = await support.api(api.saveDraft, { body });
  expect(draft.messageConsent).toEqual({ isWanted: true, staffName: 'Test support', at: expect.any(String) });
  await support.api(api.sendPaymentLink, { body: { draftId: body.draftId } });
  await shop.runJobs();
  const mails = await readMails(shop, body.buyer.email);
  expect(mails.map(({ text }) => text).join()).toContain(
    'You agreed on the phone to receive updates about this order',
  );
  await owner.api(api.cancelDraft, { body: { draftId: body.draftId } });
  await support.api(api.saveDraft, { body: { ...body, messageUpdates: false } });
  expect((await admin.read(body.draftId)).messageConsent).toMatchObject({ isWanted: false });
  const stored = await shop.db
    .selectFrom('message_consent')
    .where('draft_id', '=', body.draftId)
    .select('is_wanted')
    .execute();
  expect(stored).toHaveLength(2);
});

test('a buyer’s data export includes the consent given by phone, before and after the order is placed', async () => {
  const asha = await buildShopper(shop);
  const order = { ...admin.input(), userId: asha.userId, messageUpdates: true };
  await support.api(api.saveDraft, { body: order });
  const reply = { agreed: true, at: expect.any(String), said: 'on the phone' };
  const before = await asha.api(exportData);
  expect(before.data).toMatchObject({ orders: [], unfinishedCheckouts: [{ messageConsents: [reply] }] });
  await support.api(api.placeDraft, { body: { draftId: order.draftId } });
  const { data, page } = await asha.api(exportData);
  expect(data).toMatchObject({ orders: [{ messageConsents: [reply] }], unfinishedCheckouts: [] });
  expect(page).toContain('on the phone');
});

/** Returns the token of a link, as its page reads it. */
const tokenOf = (address: string | null) => new URL(address ?? '').searchParams.get('token') ?? '';

async function consentsOf(draftId: string) {
  return shop.db
    .selectFrom('message_consent')
    .where('draft_id', '=', draftId)
    .orderBy('id')
    .select(['is_wanted', 'staff_name'])
    .execute();
}

test('the payer can withdraw consent on the payment page, and each statement is kept with its author', async () => {
  const { draftId, ...body } = admin.input();
  const sent = await admin.withLink({ ...body, draftId, messageUpdates: true });
  const token = tokenOf(sent.payerPage);
  const { order } = await shop.api(readPhoneOrder, { body: { token } });
  expect(order).toMatchObject({
    state: 'to-pay',
    paymentUrl: sent.linkUrl,
    totals: { total: 1_100 },
    messages: { isWanted: true },
  });
  const reply = await shop.api(changePhoneOrderMessages, { body: { token, isWanted: false } });
  expect(reply.order.messages).toMatchObject({ isWanted: false });
  expect((await admin.read(draftId)).messageConsent).toMatchObject({ isWanted: false, staffName: null });
  expect(await consentsOf(draftId)).toEqual([
    { is_wanted: true, staff_name: 'Test support' },
    { is_wanted: false, staff_name: null },
  ]);
  const { orderId } = await paidByLink(draftId);
  expect(await consentAt(orderId)).toBeNull();
  const paid = await shop.api(readPhoneOrder, { body: { token } });
  expect(paid.order).toMatchObject({ state: 'placed', paymentUrl: null });
  // The page can still change the consent after the order was placed.
  await shop.api(changePhoneOrderMessages, { body: { token, isWanted: true } });
  expect(await consentAt(orderId)).toBeInstanceOf(Date);
});

test('consent given on the payment page counts from that moment', async () => {
  const { draftId, ...body } = admin.input();
  const sent = await admin.withLink({ ...body, draftId });
  const before = new Date();
  await shop.api(changePhoneOrderMessages, { body: { token: tokenOf(sent.payerPage), isWanted: true } });
  const { orderId } = await paidByLink(draftId);
  expect((await consentAt(orderId))?.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1);
});

test('a forged link or a link for another purpose shows and changes nothing', async () => {
  const draft = await admin.save({ ...admin.input(), messageUpdates: true });
  const { orderId } = await admin.place(draft);
  const other = await createSignedLinks(shop.secrets).sign('track-order', draft.draftId, '1 days');
  for (const token of ['forged', other]) {
    const changing = shop.api(changePhoneOrderMessages, { body: { token, isWanted: false } });
    await expect(changing).rejects.toMatchObject({ code: 'INVALID_LINK' });
    await expect(shop.api(readPhoneOrder, { body: { token } })).rejects.toMatchObject({
      code: 'INVALID_LINK',
    });
  }
  const strange = await createSignedLinks(shop.secrets).sign('track-order', uuid(), '1 days');
  const body = { orderId: orderId ?? '', isWanted: false, proof: strange };
  await expect(shop.api(changeTrackedMessages, { body })).rejects.toMatchObject({ code: 'INVALID_LINK' });
  expect(await consentsOf(draft.draftId)).toHaveLength(1);
});

test('a guest can withdraw consent on the order page through the link in a mail', async () => {
  const draft = await admin.save({ ...admin.input(), messageUpdates: true });
  const { orderId } = await admin.place(draft);
  const proof = await createSignedLinks(shop.secrets).sign('track-order', orderId ?? '', '1 days');
  const { orders } = await shop.api(trackByLink, { body: { token: proof } });
  expect(orders).toMatchObject([{ messages: { isWanted: true } }]);
  const body = { orderId: orderId ?? '', isWanted: false, proof };
  const changed = await shop.api(changeTrackedMessages, { body });
  expect(changed.orders).toMatchObject([{ messages: { isWanted: false } }]);
  expect(await consentAt(orderId)).toBeNull();
});

test('a shopper can withdraw consent on the order page, and nobody else can', async () => {
  const [asha, eve] = [await buildShopper(shop), await buildShopper(shop)];
  const draft = await admin.save({ ...admin.input(), userId: asha.userId, messageUpdates: true });
  const { orderId } = await admin.place(draft);
  const body = { orderId: orderId ?? '', isWanted: false };
  await expect(eve.api(changeOrderMessages, { body })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { order } = await asha.api(changeOrderMessages, { body });
  expect(order.messages).toMatchObject({ isWanted: false });
  expect(await consentsOf(draft.draftId)).toHaveLength(2);
});

async function consentAt(orderId: string | null): Promise<Date | null> {
  const { messages_wanted_at } = await shop.db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select('messages_wanted_at')
    .executeTakeFirstOrThrow();
  return messages_wanted_at;
}

/** Pays the link and waits for the order. */
async function paidByLink(draftId: string): Promise<api.Draft> {
  await admin.pay(await admin.read(draftId));
  await expect
    .poll(async () => {
      await shop.runJobs();
      return (await admin.read(draftId)).status;
    })
    .toBe('placed');
  return admin.read(draftId);
}
