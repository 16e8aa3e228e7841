import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { confirmOrderAsStaff, moveOrders } from '@gulmohar/contract/admin/order-steps.ts';
import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder, buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { orderMailSender } from '../../fulfilment/message/mail/send-order-mail.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(() => shop.close());

async function timelineOf(orderId: string) {
  return (await owner.api(getAdminOrder, { query: { orderId } })).order.events;
}

test('the timeline lists the payment, mails, documents and steps in chronological order', async () => {
  const orderId = await buildGuestOrder(shop, 'meera');
  await shop.runJobs();
  for (const to of ['Packing', 'Shipped'] as const) {
    await owner.api(moveOrders, { body: { to, orders: [{ orderId }] } });
    await shop.runJobs();
  }
  const events = await timelineOf(orderId);
  const titles = events.map(({ title }) => title.replace(/[0-9a-f]{8}|[A-Z]+\/.*(?= issued)/g, '…'));
  expect(titles).toEqual(
    expect.arrayContaining([
      'Payment of Rs. 2,500 received',
      'Order Placed',
      expect.stringMatching(/^Mail sent: .*order/),
      'Packing',
      expect.stringMatching(/^Invoice .* issued$/),
      'Shipped',
    ]),
  );
  expect(events.filter(({ kind }) => kind === 'mail').length).toBeGreaterThanOrEqual(2);
  const times = events.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
});

test('a mail that the mail server rejected is shown with the reason until it is sent', async () => {
  const orderId = await buildOrder(shop, await buildShopper(shop));
  let isBroken = true;
  const send = orderMailSender({
    db: shop.db,
    mail: {
      async send() {
        if (isBroken) throw new Error('450 mailbox busy');
      },
    },
  });
  const content = {
    fromName: 'Gulmohar',
    to: 'a@example.com',
    replyTo: 'b@example.com',
    text: '',
    html: '',
    isPersonal: false,
  };
  const mail = { messageId: `one-${orderId}@shop.example`, subject: 'About your order', ...content };
  await expect(send(orderId, mail)).rejects.toThrow('mailbox busy');
  const mails = async () =>
    (await timelineOf(orderId)).filter(({ title }) => title.includes('About your order'));
  expect(await mails()).toMatchObject([
    { title: 'Mail rejected: About your order', text: expect.stringContaining('450'), isProblem: true },
  ]);
  isBroken = false;
  await send(orderId, mail);
  expect(await mails()).toMatchObject([{ title: 'Mail sent: About your order', text: '' }]);
});

test('the timeline says who confirmed a cash order: the buyer or a member of staff', async () => {
  const asha = await buildShopper(shop);
  const [own, heard] = [await buildOrder(shop, asha), await buildOrder(shop, asha)];
  await shop.database.pool.query("update orders set to_confirm_by = now() + interval '1 day'");
  await shop.database.pool.query('update orders set confirmed_at = now() where id = $1', [own]);
  await owner.api(confirmOrderAsStaff, { body: { orderId: heard } });
  expect(await timelineOf(own)).toContainEqual(
    expect.objectContaining({ title: 'Confirmed', by: 'the shopper' }),
  );
  expect(await timelineOf(heard)).toContainEqual(
    expect.objectContaining({ title: 'Confirmed for the buyer', by: 'Test owner' }),
  );
});
