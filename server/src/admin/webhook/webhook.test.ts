import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getHealth } from '@gulmohar/contract/admin/health.ts';
import * as api from '@gulmohar/contract/admin/webhook.ts';
import type { ShopEvent } from '@gulmohar/contract/shop/shop-event.ts';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { makeJobsDue } from '../../../testing/make-jobs-due.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { nextTry } from '../../platform/outgoing-webhook/next-try.rules.ts';
import { purgeDeliveries } from '../../platform/outgoing-webhook/purge-deliveries.ts';

type Received = { body: string; headers: IncomingHttpHeaders };

let received: Received[] = [];
/** What the receiver answers. */
let answer = 200;

const receiver = createServer(async (request, response) => {
  received.push({ body: await text(request), headers: request.headers });
  response.writeHead(answer, { location: '/elsewhere' }).end();
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
const url = `http://${host}/shop`;
const shop = await testShop({ PRIVATE_HOSTS: host });
const owner = await buildStaff(shop, 'owner');
const rose = await buildProduct(shop.db, { price: 200_000, stock: { M: 9 } });
afterAll(async () => {
  receiver.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.db.deleteFrom('webhook_endpoint').execute();
  await shop.runJobs();
  received = [];
  answer = 200;
});

async function add(...events: ShopEvent[]) {
  return owner.api(api.createWebhook, { body: { url, note: 'Books', events } });
}

async function buyOne(productId: string) {
  return buy(shop, { lines: [{ _id: productId, size: 'M' }], amount: 2_000, guest: `g${received.length}` });
}

async function ping(webhookId: string): Promise<void> {
  await owner.api(api.testWebhook, { body: { webhookId } });
  await shop.runJobs();
}

async function deliveriesOf(webhookId: string) {
  return (await owner.api(api.listDeliveries, { query: { webhookId } })).deliveries;
}

function verified(secret: string, one: Received | undefined = received[0]): unknown {
  return new Webhook(secret).verify(one?.body ?? '', one?.headers as Record<string, string>);
}

test('a program is told of an order that was placed and paid, signed as Standard Webhooks are', async () => {
  const { webhookId, secret } = await add('order.placed', 'order.paid');
  const { orderId } = await buyOne(rose);
  await shop.runJobs();
  const told = received.map((each) => verified(secret, each));
  expect(told).toEqual(
    expect.arrayContaining(
      ['order.placed', 'order.paid'].map((type) => ({
        type,
        timestamp: expect.any(String),
        data: { orderId, number: orderId.slice(-8).toUpperCase(), status: 'Order Placed' },
      })),
    ),
  );
  expect(told).toHaveLength(2);
  expect(await deliveriesOf(webhookId)).toMatchObject([
    { state: 'delivered', answer: 200, tries: 1 },
    { state: 'delivered', answer: 200, tries: 1 },
  ]);
});

test('nobody is told of what they did not ask for', async () => {
  await add('customer.created');
  await shop.db.updateTable('product').set({ name: 'Rose 2' }).where('id', '=', rose).execute();
  await shop.runJobs();
  expect(received).toEqual([]);
  await buildShopper(shop);
  await shop.runJobs();
  expect(received).toHaveLength(1);
});

test('a product that changes several times is one event, and its stock another', async () => {
  const { webhookId } = await add('product.changed', 'stock.changed');
  for (const name of ['Rose 3', 'Rose 4']) {
    await shop.db.updateTable('product').set({ name }).where('id', '=', rose).execute();
  }
  await buyOne(rose);
  const types = (await deliveriesOf(webhookId)).map(({ type }) => type);
  expect(types.toSorted()).toEqual(['product.changed', 'stock.changed']);
});

test.each([500, 301])('what is answered with %s is tried again under the same id', async (status) => {
  const { webhookId, secret } = await add('order.placed');
  answer = status;
  await ping(webhookId);
  const [failed] = await deliveriesOf(webhookId);
  expect(failed).toMatchObject({ state: 'waiting', answer: status, tries: 1, nextTryAt: expect.any(String) });
  answer = 204;
  await owner.api(api.resendDelivery, { body: { deliveryId: failed?.deliveryId ?? '' } });
  await shop.runJobs();
  expect(received).toHaveLength(2);
  expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
  expect(verified(secret, received[1])).toMatchObject({ type: 'test.ping' });
  expect(await deliveriesOf(webhookId)).toMatchObject([{ state: 'delivered', answer: 204 }]);
});

test('an address that is gone, or fails for days, is switched off until the owner switches it on', async () => {
  for (const [status, off] of [
    [410, 'gone'],
    [503, 'failing'],
  ] as const) {
    const { webhookId } = await add('order.placed');
    if (off === 'failing') {
      const failingSince = new Date(Date.now() - (api.FAILING_DAYS + 1) * 86_400_000);
      await shop.db
        .updateTable('webhook_endpoint')
        .set({ failing_since: failingSince })
        .where('id', '=', webhookId)
        .execute();
    }
    answer = status;
    await ping(webhookId);
    const [webhook] = (await owner.api(api.listWebhooks)).webhooks;
    expect(webhook).toMatchObject({ webhookId, off });
    expect((await owner.api(getHealth)).problems).toContainEqual({ kind: 'webhooks', count: 1 });
    await expect(ping(webhookId)).rejects.toThrow('This webhook is switched off');
    const { url: same, note } = webhook ?? { url: '', note: '' };
    const body = { webhookId, url: same, note, events: ['order.placed' as const], isOn: true };
    await owner.api(api.changeWebhook, { body });
    answer = 200;
    await ping(webhookId);
    expect((await owner.api(api.listWebhooks)).webhooks[0]).toMatchObject({ off: null, failingSince: null });
    await owner.api(api.deleteWebhook, { body: { webhookId } });
  }
});

async function change(webhookId: string, isOn: boolean): Promise<void> {
  const body = { webhookId, url, note: 'Books', events: ['order.placed' as const], isOn };
  await owner.api(api.changeWebhook, { body });
}

test('what waits while a webhook is switched off is said to have failed, and can be sent once it is on', async () => {
  const { webhookId } = await add('order.placed');
  await owner.api(api.testWebhook, { body: { webhookId } });
  await change(webhookId, false);
  await shop.runJobs();
  const [waiting] = await deliveriesOf(webhookId);
  expect(waiting).toMatchObject({ state: 'failed', tries: 0, fault: 'The webhook is switched off' });
  expect(received).toEqual([]);
  await change(webhookId, true);
  await owner.api(api.resendDelivery, { body: { deliveryId: waiting?.deliveryId ?? '' } });
  await shop.runJobs();
  expect(await deliveriesOf(webhookId)).toMatchObject([{ state: 'delivered', fault: null }]);
});

test('an event whose webhook ends with its last answer has no next try', async () => {
  const { webhookId } = await add('order.placed');
  answer = 410;
  await ping(webhookId);
  expect(await deliveriesOf(webhookId)).toMatchObject([{ state: 'failed', answer: 410, nextTryAt: null }]);
});

test('an event that is sent again by hand is tried no more often than before', async () => {
  const { webhookId } = await add('order.placed');
  answer = 500;
  await ping(webhookId);
  const [failed] = await deliveriesOf(webhookId);
  for (let count = 0; count < 3; count++) {
    await owner.api(api.resendDelivery, { body: { deliveryId: failed?.deliveryId ?? '' } });
    await shop.runJobs();
  }
  expect(received).toHaveLength(4);
  // The tries that were queued before it was sent again.
  await makeJobsDue(shop.db);
  await shop.runJobs();
  expect(received).toHaveLength(4);
});

test('after a change of the secret, the former one also verifies', async () => {
  const { webhookId, secret: former } = await add('order.placed');
  const { secret } = await owner.api(api.rotateWebhookSecret, { body: { webhookId } });
  await ping(webhookId);
  for (const each of [former, secret]) expect(verified(each)).toMatchObject({ type: 'test.ping' });
  const { rows } = await shop.database.pool.query(
    "select encode(sealed_secret, 'escape') as text from webhook_endpoint union all select after::text from audit_entry",
  );
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('nothing in a private network is asked', async () => {
  const other = new URL(url);
  other.port = '9';
  const { webhookId } = await owner.api(api.createWebhook, {
    body: { url: other.href, note: '', events: ['order.placed'] },
  });
  await ping(webhookId);
  expect(await deliveriesOf(webhookId)).toMatchObject([
    { answer: null, fault: 'This address is not in the public internet' },
  ]);
});

test('the log ends after a month', async () => {
  const { webhookId } = await add('order.placed');
  await ping(webhookId);
  await shop.db
    .updateTable('webhook_delivery')
    .set({ created_at: new Date(Date.now() - (api.DELIVERIES_KEPT_DAYS + 1) * 86_400_000) })
    .execute();
  await purgeDeliveries(shop.db);
  expect(await deliveriesOf(webhookId)).toEqual([]);
});

test('an address must be one, and there is at most a handful of them', async () => {
  const body = { url: 'ftp://example.com', note: '', events: ['order.placed' as const] };
  await expect(owner.api(api.createWebhook, { body })).rejects.toThrow(/an address such as/);
  for (let count = 1; count < api.MAX_WEBHOOKS; count++) await add('order.placed');
  const outcomes = await Promise.allSettled([add('order.placed'), add('order.placed')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(add('order.placed')).rejects.toThrow(`There are ${api.MAX_WEBHOOKS} already`);
});

test('pauses between tries grow from seconds to a day, and are as long as the receiver asks', () => {
  const now = new Date('2026-11-28T00:00:00Z');
  const pauses = [1, 2, 9, 10].map((tries) => {
    const next = nextTry(tries, now, { random: 0 });
    return next && (next.getTime() - now.getTime()) / 1_000;
  });
  expect(pauses).toEqual([5, 300, 86_400, undefined]);
  expect(nextTry(1, now, { retryAfterMs: 60_000 })).toEqual(new Date('2026-11-28T00:01:00Z'));
});

test('visitors of a public demo add no webhook, so that it calls nobody', async () => {
  const demo = await testShop({ SHOP_DEMO_PUBLIC: 'yes' });
  try {
    const visitor = await buildStaff(demo, 'owner');
    const body = { url: 'https://books.example/shop', note: 'Books', events: ['order.placed' as const] };
    await expect(visitor.api(api.createWebhook, { body })).rejects.toThrow(
      'open to everybody and calls nobody',
    );
  } finally {
    await demo.close();
  }
});
