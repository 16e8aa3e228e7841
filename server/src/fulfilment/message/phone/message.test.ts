import { createHash, createHmac } from 'node:crypto';
import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { trackByLink } from '@gulmohar/contract/fulfilment/tracking.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../../testing/build-product.ts';
import { buildStaff } from '../../../../testing/build-staff.ts';
import { buy } from '../../../../testing/buy.ts';
import { shipOrder } from '../../../../testing/ship-order.ts';
import { testShop } from '../../../../testing/test-shop.ts';
import { messageSandboxKeys } from '../../../platform/messaging/choose-messaging.ts';
import { applyUpdate } from './apply-update.ts';
import { sendMessage } from './send-message.ts';

const shop = await testShop();
const productId = await buildProduct(shop.db, { price: 300_000, stock: { M: 100 } });
afterAll(async () => shop.close());

/** @param digits the last two of the phone number, which decide the outcome of messages to it */
async function order(digits: string, messageUpdates: boolean | null = true): Promise<string> {
  const { orderId } = await buy(shop, {
    lines: [{ _id: productId, size: 'M' }],
    amount: 3_000,
    form: { phone: `98200145${digits}` },
    messageUpdates,
  });
  return orderId;
}

async function messagesOf(orderId: string) {
  const rows = await shop.db
    .selectFrom('order_message')
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .select(['id', 'event', 'channel', 'state', 'fault', 'provider_message_id'])
    .execute();
  return rows;
}

/** Waits until all webhooks, which arrive over a socket, have been processed. */
async function untilMessages(orderId: string, expected: object[]): Promise<void> {
  await expect
    .poll(async () => {
      await shop.runJobs();
      return messagesOf(orderId);
    })
    .toMatchObject(expected);
}

/** What the sandbox delivered to a number, or failed to. */
async function sentTo(recipient: string) {
  const { rows } = await shop.database.pool.query<{
    channel: string;
    parameters: string[];
    callback_data: string;
  }>(
    `select channel, parameters, callback_data from sandbox.message
     where recipient = $1 and state <> 'refused' order by at`,
    [`91${recipient}`],
  );
  return rows;
}

describe('a buyer who agreed to messages', () => {
  test('gets one WhatsApp message when the order is placed and one when it has shipped', async () => {
    const orderId = await order('01');
    await untilMessages(orderId, [{ event: 'order_placed', channel: 'whatsapp', state: 'delivered' }]);
    await shipOrder(shop, orderId);
    await untilMessages(orderId, [
      { event: 'order_placed', state: 'delivered' },
      { event: 'shipped', channel: 'whatsapp', state: 'delivered' },
    ]);
    const [placed] = await sentTo('9820014501');
    expect(placed?.parameters).toEqual([
      'Ravi',
      orderId.slice(-8).toUpperCase(),
      'Rs. 3,000',
      expect.any(String),
    ]);

    const { order: shown } = await (await buildStaff(shop)).api(getAdminOrder, { query: { orderId } });
    expect(shown.events).toContainEqual(
      expect.objectContaining({
        kind: 'message',
        title: 'WhatsApp to 9820014501: Shipped',
        text: 'It is delivered.',
      }),
    );
  });

  test('opens the order from the short link without signing in', async () => {
    const orderId = await order('02');
    await untilMessages(orderId, [{ state: 'delivered' }]);
    const [message] = await sentTo('9820014502');
    const opened = await shop.app.inject({ url: `/o/${message?.parameters.at(-1)}` });
    expect(opened.statusCode).toBe(303);
    const target = new URL(opened.headers.location ?? '', 'https://shop.example');
    expect(target.pathname).toBe('/guest-tracking');
    const token = target.searchParams.get('token') ?? '';
    const { orders } = await shop.api(trackByLink, { body: { token } });
    expect(orders[0]?._id).toBe(orderId);

    const wrong = await shop.app.inject({ url: '/o/AAAAAAAAAAAA' });
    expect(wrong.headers.location).toBe('/guest-tracking');
  });

  test('gets an SMS if WhatsApp cannot deliver', async () => {
    const orderId = await order('91');
    await untilMessages(orderId, [
      { channel: 'whatsapp', state: 'failed', fault: '131026: Message undeliverable' },
      { channel: 'sms', state: 'delivered' },
    ]);
  });

  test('gets no further attempt if neither WhatsApp nor SMS can deliver', async () => {
    const orderId = await order('92');
    const expected = [
      { channel: 'whatsapp', state: 'failed' },
      { channel: 'sms', state: 'failed', fault: 'FAILED' },
    ];
    await untilMessages(orderId, expected);
    await shop.runJobs();
    expect(await messagesOf(orderId)).toHaveLength(2);
  });

  test('gets the message later if WhatsApp limits the rate', async () => {
    const orderId = await order('93');
    await untilMessages(orderId, [
      { channel: 'whatsapp', state: 'waiting', fault: '130429: Rate limit hit' },
    ]);
    const [message] = await messagesOf(orderId);
    await sendMessage(shop, message?.id ?? '');
    await untilMessages(orderId, [{ channel: 'whatsapp', state: 'delivered', fault: null }]);
  });

  test('gets one message even if the provider’s answer was lost', async () => {
    const orderId = await order('94');
    await untilMessages(orderId, [{ channel: 'whatsapp', state: 'delivered' }]);
    expect(await sentTo('9820014594')).toHaveLength(1);
  });

  test('gets no second message after a process was killed while sending', async () => {
    const orderId = await order('05', null);
    const { id } = await shop.db
      .insertInto('order_message')
      .values({
        id: orderId,
        order_id: orderId,
        event: 'shipped',
        occasion: 'killed',
        channel: 'whatsapp',
        recipient: '9820014505',
        field_values: '{}',
        state: 'sending',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sendMessage(shop, id);
    expect(await messagesOf(orderId)).toMatchObject([{ state: 'unknown' }]);
    expect(await sentTo('9820014505')).toEqual([]);
  });
});

test('a buyer who did not agree to messages gets none', async () => {
  for (const agreed of [false, null]) {
    const orderId = await order('06', agreed);
    await shop.runJobs();
    expect(await messagesOf(orderId)).toEqual([]);
  }
});

async function reply(from: string, text: string): Promise<void> {
  await fetch(`${shop.messageSandboxUrl}/__fake/reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from, text }),
  });
}

const stops = () => shop.db.selectFrom('message_stop').select('phone_hash').execute();

test('a buyer who answers STOP gets no more messages for that order, but does for one with new consent', async () => {
  const first = await order('07');
  await untilMessages(first, [{ state: 'delivered' }]);
  await reply('9820014507', 'Stop');
  await expect.poll(stops).toHaveLength(1);
  // Whoever reads the table cannot try all numbers.
  const unkeyed = createHash('sha256').update('9820014507').digest();
  expect((await stops())[0]?.phone_hash.equals(unkeyed)).toBe(false);
  await shipOrder(shop, first);
  await shop.runJobs();
  expect(await messagesOf(first)).toHaveLength(1);

  const second = await order('07');
  await untilMessages(second, [{ event: 'order_placed', state: 'delivered' }]);
});

test('a STOP that a previous release recorded still counts, until START', async () => {
  const first = await order('09');
  await untilMessages(first, [{ state: 'delivered' }]);
  const before = (await stops()).length;
  const phone_hash = createHash('sha256').update('9820014509').digest();
  await shop.db.insertInto('message_stop').values({ phone_hash }).execute();
  await shipOrder(shop, first);
  await shop.runJobs();
  expect(await messagesOf(first)).toHaveLength(1);
  await reply('9820014509', 'START');
  await expect.poll(stops).toHaveLength(before);
});

describe('a status update from a provider', () => {
  const status = (id: string, state: string) =>
    JSON.stringify({ entry: [{ changes: [{ value: { statuses: [{ id, status: state }] } }] }] });

  async function post(body: string, signature: string) {
    return shop.app.inject({
      method: 'POST',
      url: '/api/message-updates/whatsapp',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      payload: body,
    });
  }

  test('is ignored if its signature is wrong or a newer status is known', async () => {
    const orderId = await order('08');
    await untilMessages(orderId, [{ state: 'delivered' }]);
    const id = (await messagesOf(orderId))[0]?.provider_message_id ?? '';
    const { appSecret } = await messageSandboxKeys(shop.db);
    const signed = (body: string) => `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;

    expect((await post(status(id, 'read'), 'sha256=00')).statusCode).toBe(400);
    for (const late of ['sent', 'failed']) {
      const body = status(id, late);
      expect((await post(body, signed(body))).statusCode).toBe(200);
      await untilMessages(orderId, [{ state: 'delivered' }]);
    }
    const body = status(id, 'read');
    await post(body, signed(body));
    await untilMessages(orderId, [{ state: 'read' }]);
  });

  test('for an unknown message is retried for a while and then dropped', async () => {
    const unknown = { channel: 'sms', providerId: 'nobody', state: 'delivered' } as const;
    await expect(applyUpdate(shop, { ...unknown, heardAt: new Date().toISOString() })).rejects.toThrow();
    await applyUpdate(shop, { ...unknown, heardAt: new Date(Date.now() - 600_000).toISOString() });
  });
});
