import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import {
  listExtensions,
  removeExtensionSettings,
  saveExtension,
} from '@gulmohar/contract/admin/extension.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder } from '../../../testing/build-order.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { sealValue } from '../../platform/secrets/sealed-value.ts';

let lines: unknown[] = [];

const chat = createServer(async (request, response) => {
  lines.push(JSON.parse(await text(request)));
  response.end('ok');
}).listen(0, '127.0.0.1');
await once(chat, 'listening');
const host = `127.0.0.1:${(chat.address() as AddressInfo).port}`;
const address = `http://${host}/services/very-secret`;
const shop = await testShop({ PRIVATE_HOSTS: host });
const owner = await buildStaff(shop, 'owner');
afterAll(async () => {
  chat.close();
  await shop.close();
});

const settings = { onPlaced: true, onCancelled: true, onReturns: false };
const save = (change: { isOn: boolean; secrets?: Record<string, string | null> }) =>
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

test('an address can be removed once its chat is to get no more lines, and the extension is off without it', async () => {
  await save({ isOn: true, secrets: { address } });
  await expect(save({ isOn: true, secrets: { address: null } })).rejects.toMatchObject({
    status: 400,
    reply: { fields: { 'secrets.address': expect.stringContaining('Please enter an address') } },
  });
  expect(await listed()).toMatchObject({ isOn: true, secrets: [{ isEntered: true }] });
  await save({ isOn: false, secrets: { address: null } });
  expect(await listed()).toMatchObject({ isOn: false, secrets: [{ isEntered: false }] });
  expect(await shop.db.selectFrom('extension_secret').selectAll().execute()).toEqual([]);
  const { entries } = await owner.api(listAudit, { query: { subject: 'order-ping' } });
  expect(entries[0]).toMatchObject({ after: { isOn: false, removedSecrets: ['address'] } });
});

test('an extension can be switched off although its address does not fit its new version', async () => {
  await save({ isOn: true, secrets: { address } });
  const sealed = sealValue(shop.secrets, 'chat', 'extension order-ping address');
  await shop.db.updateTable('extension_secret').set({ sealed }).execute();
  await expect(save({ isOn: true })).rejects.toMatchObject({ status: 400 });
  await save({ isOn: false });
  expect(await listed()).toMatchObject({ isOn: false });
});

test('what another process has just saved is shown, and is not lost by saving something else', async () => {
  const saved = { 'order-ping': { isOn: false, settings: { ...settings, onCancelled: false } } };
  const value = JSON.stringify(saved);
  await shop.db
    .insertInto('shop_setting')
    .values({ name: 'extensions', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  expect(await listed()).toMatchObject({ settings: { onCancelled: false } });
  const again = JSON.stringify({ 'order-ping': { isOn: false, settings: { ...settings, onPlaced: false } } });
  await shop.db.updateTable('shop_setting').set({ value: again }).where('name', '=', 'extensions').execute();
  const body = { name: 'order-ping', isOn: false, settings: { onReturns: true } };
  await owner.api(saveExtension, { body });
  expect(await listed()).toMatchObject({ settings: { onPlaced: false, onCancelled: true, onReturns: true } });
});

test('what is stored of an extension that is no longer installed can be removed, its secrets with it', async () => {
  await save({ isOn: true, secrets: { address } });
  await shop.db.updateTable('extension_secret').set({ extension: 'former-ping' }).execute();
  await shop.db
    .updateTable('shop_setting')
    .set({
      value: JSON.stringify({
        'former-ping': { isOn: true, settings },
        'order-ping': { isOn: false, settings },
      }),
    })
    .where('name', '=', 'extensions')
    .execute();
  const uninstalled = async () => (await owner.api(listExtensions)).uninstalled;
  const remove = (name: string) => owner.api(removeExtensionSettings, { body: { name } });
  expect(await uninstalled()).toEqual(['former-ping']);
  await expect(remove('order-ping')).rejects.toMatchObject({ status: 409 });
  await remove('former-ping');
  expect(await uninstalled()).toEqual([]);
  expect(await shop.db.selectFrom('extension_secret').selectAll().execute()).toEqual([]);
  expect(Object.keys(shop.settings.current().extensions)).toContain('order-ping');
  expect(Object.keys(shop.settings.current().extensions)).not.toContain('former-ping');
  const { entries } = await owner.api(listAudit, { query: { subject: 'former-ping' } });
  expect(entries[0]).toMatchObject({
    action: 'extension.remove',
    before: { isOn: true, secrets: ['address'] },
    after: null,
  });
  await expect(remove('former-ping')).rejects.toMatchObject({ status: 404 });
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
