import * as api from '@gulmohar/contract/admin/draft.ts';
import { findExistingBuyers } from '@gulmohar/contract/admin/draft-lookup.ts';
import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { writeToBuyer } from '@gulmohar/contract/admin/order-steps.ts';
import { trackOrders } from '@gulmohar/contract/fulfilment/tracking.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { draftAdmin } from '../../../testing/draft-admin.ts';
import { readMails } from '../../../testing/read-mails.ts';

const admin = await draftAdmin();
afterEach(() => admin.expectSettled());
afterAll(() => admin.shop.close());

const draftOf = () => admin.input({ email: '', phone: admin.newPhone() });

test('a buyer without an e-mail address pays a phone order by its link and tracks it by phone', async () => {
  const { shop, owner, support } = admin;
  const sent = await admin.withLink(draftOf());
  expect(sent).toMatchObject({ status: 'link sent', buyer: { email: '' } });
  expect(sent.payerPage).toContain('/pay?token=');
  await expect(support.api(api.resendPaymentLink, { body: { draftId: sent.draftId } })).rejects.toThrow(
    'Please send the link by WhatsApp or SMS',
  );
  await admin.pay(sent);
  await expect
    .poll(async () => {
      await shop.runJobs();
      return (await admin.read(sent.draftId)).status;
    })
    .toBe('placed');
  const orderId = (await admin.read(sent.draftId)).orderId ?? '';
  const { order } = await owner.api(getAdminOrder, { query: { orderId } });
  expect(order).toMatchObject({ email: '', isPaid: true });
  await expect(
    owner.api(writeToBuyer, { body: { orderId, subject: 'Your order', text: 'It is ready' } }),
  ).rejects.toThrow('There is no e-mail address for this order');
  expect(await readMails(shop, '')).toEqual([]);
  const phone = sent.buyer.phone ?? '';
  const { orders } = await shop.api(trackOrders, { body: { email: '', phone } });
  expect(orders).toMatchObject([{ _id: orderId, isMasked: true, guestInfo: { email: '' } }]);
  const { buyers } = await owner.api(findExistingBuyers, { query: { phone } });
  expect(buyers).toMatchObject([{ firstName: 'Meera', email: '', orders: 1 }]);
});

test('staff place a phone order without an e-mail address in cash on delivery, but a malformed one is refused', async () => {
  expect((await admin.place(await admin.save(draftOf()))).status).toBe('placed');
  const malformed = admin.save(admin.input({ email: 'meera at home' }));
  await expect(malformed).rejects.toThrow('Please enter a valid email address');
});
