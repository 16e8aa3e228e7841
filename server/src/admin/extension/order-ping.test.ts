import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { listExtensions, saveExtension } from '@gulmohar/contract/admin/extension.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGuestOrder } from '../../../testing/build-order.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let chat: Server;
let address: string;
let lines: unknown[] = [];
let shop: TestShop;
let owner: TestStaff;

beforeAll(async () => {
  chat = createServer(async (request, response) => {
    lines.push(JSON.parse(await text(request)));
    response.end('ok');
  }).listen(0, '127.0.0.1');
  await once(chat, 'listening');
  const host = `127.0.0.1:${(chat.address() as AddressInfo).port}`;
  address = `http://${host}/services/very-secret`;
  shop = await testShop({ PRIVATE_HOSTS: host });
  owner = await buildStaff(shop, 'owner');
});
afterAll(async () => {
  chat.close();
  await shop.close();
});

const settings = { onPlaced: true, onCancelled: true, onReturns: false };
const save = (change: { isOn: boolean; secrets?: Record<string, string> }) =>
  owner.api(saveExtension, { body: { name: 'order-ping', settings, ...change } });
const listed = async () =>
  (await owner.api(listExtensions)).extensions.find(({ name }) => name === 'order-ping');

test('the owner’s chat gets a line for each order once its address is entered, which nobody sees again', async () => {
  await expect(save({ isOn: true })).rejects.toMatchObject({
    status: 400,
    reply: { fields: { 'secrets.address': expect.stringContaining('Please enter an address') } },
  });
  await save({ isOn: false });
  await expect(save({ isOn: false, secrets: { address: 'chat' } })).rejects.toMatchObject({ status: 400 });
  expect(await listed()).toMatchObject({ isOn: false, secrets: [{ name: 'address', isEntered: false }] });

  await save({ isOn: true, secrets: { address, other: 'is dropped' } });
  const orderId = await buildGuestOrder(shop, 'asha');
  await shop.runJobs();
  const { name, url } = (await shop.api(getShop)).shop;
  const line = `New order ${orderId.slice(-8).toUpperCase()} at ${name}: ${url}/admin/orders/${orderId}`;
  expect(lines).toEqual([{ text: line }]);

  const extension = await listed();
  expect(extension).toMatchObject({ isOn: true, secrets: [{ name: 'address', isEntered: true }] });
  const { entries } = await owner.api(listAudit, { query: { subject: 'order-ping' } });
  expect(entries[0]).toMatchObject({ after: { secrets: ['address'] } });
  const { rows } = await shop.database.pool.query("select encode(sealed, 'escape') from extension_secret");
  expect(rows).toHaveLength(1);
  const seen = [extension, entries, (await shop.api(getShop)).shop, rows, shop.logLines];
  expect(JSON.stringify(seen)).not.toContain('very-secret');
});

test('an address that was entered stays until another is', async () => {
  await save({ isOn: true, secrets: { address } });
  lines = [];
  await save({ isOn: true, secrets: { address: '' } });
  await buildGuestOrder(shop, 'meera');
  await shop.runJobs();
  expect(lines).toHaveLength(1);
});

test('visitors of a public demo switch on no extension that calls others', async () => {
  const demo = await testShop({ SHOP_DEMO_PUBLIC: 'yes' });
  try {
    const visitor = await buildStaff(demo, 'owner');
    const body = { name: 'order-ping', isOn: true, settings, secrets: { address } };
    await expect(visitor.api(saveExtension, { body })).rejects.toThrow('open to everybody and calls nobody');
  } finally {
    await demo.close();
  }
});
