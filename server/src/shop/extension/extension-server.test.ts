import { listFailedJobs } from '@gulmohar/contract/admin/jobs.ts';
import { endpoint, fullPath } from '@gulmohar/contract/api/endpoint.ts';
import { nothing, success } from '@gulmohar/contract/api/envelope.ts';
import { defineExtension } from '@gulmohar/contract/shop/extension.ts';
import {
  type ExtensionEvent,
  extensionRoute,
  type InstalledExtension,
  withServer,
} from '@gulmohar/contract/shop/extension-server.ts';
import { onOff, requiredLine } from '@gulmohar/contract/site/section-fields.ts';
import { extensionList } from '@gulmohar/extensions/list.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { makeJobsDue } from '../../../testing/make-jobs-due.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { createErrorHandler } from '../../platform/http/error-reply.ts';
import type { AnyCall } from '../../platform/http/route.ts';
import { extensionRoutes } from './extension.routes.ts';
import { extensionFault } from './extension-failure.ts';
import { saveHandledEvents, tellExtension } from './tell-extension.ts';

const definition = defineExtension({
  title: 'Loyalty',
  summary: 'Counts orders.',
  settings: z.object({ word: requiredLine('Word', 40), isBroken: onOff('Broken') }),
  defaults: { word: 'points', isBroken: false },
});

let heard: ExtensionEvent<'order.placed'>[] = [];
let lateSend: PromiseWithResolvers<unknown> | undefined;
const loyalty = withServer(definition, {
  on: {
    async 'order.placed'(event, { settings }) {
      heard.push(event);
      if (settings.isBroken) throw new Error('The till is closed');
    },
    'customer.created': (_event, { signal, post }) => {
      lateSend = Promise.withResolvers();
      signal.addEventListener('abort', () =>
        post('https://till.example', { headers: {}, body: '' }).catch(lateSend?.resolve),
      );
      return new Promise(() => undefined);
    },
  },
  routes: [
    extensionRoute(
      definition,
      {
        method: 'POST',
        path: '/my-points',
        summary: 'How many points a shopper has',
        shopper: 'optional',
        query: nothing,
        body: z.object({ year: z.int().max(2_100) }),
        reply: z.object({ text: z.string() }),
      },
      async ({ body, userId }, { settings, shop: { name } }) => {
        if (settings.isBroken) throw new Error('The till is closed');
        const secretly = {
          text: `${body.year} ${settings.word} of ${userId} at ${name}`,
          till: 'is not told',
        };
        return secretly;
      },
    ),
    extensionRoute(
      definition,
      { method: 'GET', path: '/never', summary: '', query: nothing, body: nothing, reply: nothing },
      () => new Promise(() => undefined),
    ),
  ],
});
const getPoints = endpoint({
  method: 'POST',
  path: '/x/loyalty/my-points',
  summary: '',
  query: nothing,
  body: z.object({ year: z.number() }),
  reply: success({ text: z.string() }),
});
const withRoutes = (...paths: `/${string}`[]): InstalledExtension => ({
  ...definition,
  server: {
    routes: paths.map((path) =>
      extensionRoute(
        definition,
        { method: 'GET', path, summary: '', query: nothing, body: nothing, reply: nothing },
        async () => ({}),
      ),
    ),
  },
});

let shop: TestShop;
let owner: TestStaff;
let asha: TestShopper;

beforeAll(async () => {
  shop = await testShop(
    {},
    {
      extensions: {
        ...extensionList,
        loyalty: async () => ({ extension: loyalty }),
        climbing: async () => ({ extension: withRoutes('/../admin') }),
        twice: async () => ({ extension: withRoutes('/same', '/same') }),
      },
    },
  );
  owner = await buildStaff(shop, 'owner');
  asha = await buildShopper(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await saveExtensions({});
  await shop.runJobs();
  heard = [];
});

/** As the owner has saved them, without the admin. */
async function saveExtensions(value: object): Promise<void> {
  await shop.db.deleteFrom('shop_setting').where('name', '=', 'extensions').execute();
  await shop.db
    .insertInto('shop_setting')
    .values({ name: 'extensions', value: JSON.stringify(value) })
    .execute();
  await shop.changes.poll();
}
const switchOn = (settings: object = {}) => saveExtensions({ loyalty: { isOn: true, settings } });

const failures = async () =>
  (await owner.api(listFailedJobs)).jobs.filter(({ name }) => name === 'tell-extension');

test('an extension that is on is told of an order, with its number, and one that is off is not', async () => {
  const before = await buildOrder(shop, asha);
  await switchOn();
  const orderId = await buildOrder(shop, asha);
  await shop.runJobs();
  expect(heard.map(({ data }) => data.orderId)).not.toContain(before);
  expect(heard).toEqual([
    {
      id: expect.any(String),
      type: 'order.placed',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { orderId, number: orderId.slice(-8).toUpperCase(), status: 'Order Placed' },
    },
  ]);
  await buildOrder(shop, asha);
  await saveExtensions({ loyalty: { isOn: false, settings: {} } });
  await shop.runJobs();
  expect(heard).toHaveLength(1);
});

test('an event whose handler fails is told again under the same id, the owner sees whose it is, and the shop sells on', async () => {
  await switchOn({ isBroken: true });
  await buildOrder(shop, asha);
  expect((await readMails(shop, asha.email)).length).toBeGreaterThan(0);
  expect(await failures()).toMatchObject([
    {
      problem: 'An extension could not handle an event.',
      detail: 'The extension loyalty failed: The till is closed',
      queue: 'webhook',
    },
  ]);
  await switchOn();
  await makeJobsDue(shop.db, 'tell-extension');
  await shop.runJobs();
  expect(await failures()).toEqual([]);
  expect(heard).toHaveLength(2);
  expect(heard[1]?.id).toBe(heard[0]?.id);
});

test('what happens while an extension cannot be loaded waits for it, and what it no longer handles is not announced', async () => {
  await switchOn();
  await saveHandledEvents(shop.db, [{ name: 'loyalty', fault: 'Cannot find module till' }]);
  await buildOrder(shop, asha);
  const queued = () =>
    shop.db.selectFrom('job_outbox').where('name', '=', 'tell-extension').select('payload').execute();
  expect(await queued()).toHaveLength(1);
  await shop.runJobs();
  expect(heard).toHaveLength(1);
  await saveHandledEvents(shop.db, []);
  await buildOrder(shop, asha);
  expect(await queued()).toEqual([]);
  await saveHandledEvents(shop.db, shop.extensions);
});

/** What an extension that never ends is given a millisecond for. */
const impatient = () => ({
  db: shop.db,
  secrets: shop.secrets,
  log: shop.app.log,
  post: async () => ({ status: 200 }),
  shop: () => ({ name: '', url: '' }),
  settings: shop.settings,
  extensions: shop.extensions,
  maxMs: 1,
});
const newCustomer = () => ({
  extension: 'loyalty',
  eventId: asha.userId,
  type: 'customer.created',
  at: '2026-11-29',
  data: {},
});

test('an event of an extension that cannot be loaded is told later', async () => {
  await switchOn();
  const extensions = [{ name: 'loyalty', fault: 'Cannot find module till' }];
  await expect(tellExtension({ ...impatient(), extensions }, newCustomer())).rejects.toThrow(
    'The extension loyalty failed: Cannot find module till',
  );
});

test('an event that an extension never ends handling is told later, and what still runs sends no more', async () => {
  await switchOn();
  await expect(tellExtension(impatient(), newCustomer())).rejects.toThrow(
    'The extension loyalty failed: It takes longer than 0.001 seconds',
  );
  expect(await lateSend?.promise).toMatchObject({ message: 'It takes longer than 0.001 seconds' });
});

test('a call that an extension never answers is answered for it, and the log has its name', async () => {
  await switchOn();
  const route = extensionRoutes(impatient()).find(({ endpoint: { path } }) => path === '/x/loyalty/never');
  const app = Fastify({ loggerInstance: shop.app.log });
  app.setErrorHandler(createErrorHandler([extensionFault]));
  app.get('/never', ({ log }) => route?.handle({ log } as AnyCall));
  const { statusCode, body } = await app.inject('/never');
  expect(statusCode).toBe(504);
  expect(JSON.parse(body)).toMatchObject({
    success: false,
    code: 'TIMED_OUT',
    message: expect.stringMatching(/^This took too long\. Please try again\./),
  });
  expect(shop.logLines.join()).toContain('The extension loyalty failed: It takes longer than 0.001 seconds');
});

test('a call that an extension adds is there while it is on, checks what it is sent and knows who is signed in', async () => {
  await expect(shop.api(getPoints, { body: { year: 2026 } })).rejects.toMatchObject({ status: 404 });
  await switchOn();
  const { name } = shop.settings.current().shop;
  expect(await shop.api(getPoints, { body: { year: 2026 } })).toEqual({
    success: true,
    text: `2026 points of undefined at ${name}`,
  });
  const signedIn = await shop.app.inject({
    method: 'POST',
    url: fullPath(getPoints),
    headers: { token: asha.token },
    payload: { year: 2026 },
  });
  expect(signedIn.json()).toEqual({ success: true, text: `2026 points of ${asha.userId} at ${name}` });
  await expect(shop.api(getPoints, { body: { year: 9_999 } })).rejects.toMatchObject({ status: 400 });
});

test('a call that fails in an extension is answered as JSON without the reason, which the log has with its name', async () => {
  await switchOn({ isBroken: true });
  const { statusCode, body } = await shop.app.inject({
    method: 'POST',
    url: fullPath(getPoints),
    payload: { year: 2026 },
  });
  expect(statusCode).toBe(500);
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 'INTERNAL' });
  expect(body).not.toContain('till');
  expect(shop.logLines.join()).toContain('The extension loyalty failed: The till is closed');
});

test('routes that could not be served are refused when the extension is loaded', async () => {
  const faults = shop.extensions.map((loaded) => [loaded.name, 'fault' in loaded ? loaded.fault : null]);
  expect(Object.fromEntries(faults)).toEqual({
    'whatsapp-help': null,
    'order-ping': null,
    loyalty: null,
    climbing: expect.stringContaining('GET /../admin'),
    twice: 'There are two routes GET /same',
  });
});
