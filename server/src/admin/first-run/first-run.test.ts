import * as api from '@gulmohar/contract/admin/first-run.ts';
import { listAdminReturns, moveAdminReturn, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { getAdminSession, signInStaff } from '@gulmohar/contract/admin/session.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { demoAccounts } from '@gulmohar/demo/accounts/accounts.ts';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { adminClient, signIn } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { LIVE_SETTINGS } from '../../../testing/live-settings.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { runCommand } from '../../../testing/run-command.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { seedDemo } from '../../app/demo/seed-demo.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';
import { afterSaleSettings } from '../../fulfilment/order/after-sale.ts';
import { connectionUrl } from '../../platform/database/connection.ts';

const shop = await testShop();
afterAll(() => shop.close());

const me = { name: 'Asha Rao', email: 'asha@palash.example', password: 'Sanganer-indigo-41' };
const tokenOf = (link: string | null) => new URL(link ?? '').hash.slice(1);

async function asDemoOwner() {
  const owner = demoAccounts.find(({ isOwner }) => isOwner);
  return adminClient(shop.app, await signIn(shop.app, owner?.email ?? '', owner?.password ?? ''));
}

async function count(table: 'product' | 'orders' | 'users' | 'staff' | 'filter_definition') {
  const { rows } = await shop.database.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

test('the demo’s owner makes the shop their own: the demo is gone for good, and the link works once', async () => {
  await seedDemo(shop.db);
  await shop.changes.poll();
  const demoOwner = await asDemoOwner();
  await demoOwner(saveSettings, { body: { group: 'shop', value: { name: 'Palash', displayRating: true } } });
  expect((await demoOwner(api.readFirstRun)).isDemo).toBe(true);

  const { link } = await demoOwner(api.makeOwnShop, { body: { keepsFilters: true } });
  await expect(demoOwner(api.readFirstRun)).rejects.toMatchObject({ status: 401 });
  expect(await Promise.all((['product', 'orders', 'users', 'staff'] as const).map(count))).toEqual([
    0, 0, 0, 0,
  ]);
  expect(await count('filter_definition')).toBeGreaterThan(0);
  const { shop: facts } = await shop.api(getShop);
  expect(facts).toMatchObject({
    name: 'New shop',
    brand: 'own',
    displayRating: false,
    opening: { isOpen: false },
  });
  expect(JSON.stringify(facts)).not.toMatch(/gulmohar/i);
  expect(await seedDemo(shop.db)).toBe('not empty');

  const claim = (body: object) =>
    shop.app.inject({ method: 'POST', url: '/api/admin/first-run/owner', payload: body });
  expect((await claim({ ...me, token: 'guessed' })).json()).toMatchObject({ code: 'INVALID_LINK' });
  expect((await claim({ ...me, token: tokenOf(link), password: 'password123' })).statusCode).toBe(400);
  const claimed = await claim({ ...me, token: tokenOf(link) });
  expect(claimed.json()).toMatchObject({ success: true, staff: { email: me.email, role: 'owner' } });
  const [cookie] = claimed.cookies;
  const owner = adminClient(shop.app, `${cookie?.name}=${cookie?.value}`);
  expect((await owner(getAdminSession)).standing?.staff.name).toBe('Asha Rao');
  const second = await claim({ ...me, email: 'other@palash.example', token: tokenOf(link) });
  expect([second.statusCode, second.json().code]).toEqual([400, 'INVALID_LINK']);
  await shop.api(signInStaff, { body: { email: me.email, password: me.password } });
});

test('the owner sees what is left, tries keys and mail, and cannot empty the shop again', async () => {
  const owner = adminClient(shop.app, await signIn(shop.app, me.email, me.password));
  const undone = async () =>
    (await owner(api.readFirstRun)).tasks.filter(({ isDone }) => !isDone).map(({ task }) => task);
  // Nobody has asked for an old address yet.
  expect(await undone()).toEqual(api.firstRunTask.options.filter((task) => task !== 'redirects'));
  await owner(saveSettings, { body: { group: 'shop', value: { name: 'Palash', displayRating: false } } });
  await owner(api.sendTestMail);
  const [mail] = await readMails(shop, me.email);
  expect(mail?.subject).toBe('A test mail of Palash');
  expect(await undone()).not.toContain('mail');
  expect(await undone()).not.toContain('name');
  expect(await owner(api.checkPayments)).toMatchObject({ message: 'The provider accepts these keys.' });
  await expect(owner(api.makeOwnShop, { body: { keepsFilters: true } })).rejects.toMatchObject({
    status: 409,
  });
});

test('a link ends after an hour, and as soon as there is another', async () => {
  const fresh = await testShop();
  try {
    const settings = {
      DATABASE_URL: connectionUrl(fresh.database.connection),
      PUBLIC_URL: 'http://shop.example',
    };
    const printed = async () => (await runCommand(settings, 'new')).output.trim().split('\n').at(-1) ?? '';
    const first = await printed();
    expect(first).toMatch(/^http:\/\/shop\.example\/admin\/first-run#[\w-]{32}$/);
    const second = await printed();
    const claim = (link: string) => fresh.api(api.becomeOwner, { body: { ...me, token: tokenOf(link) } });
    await expect(claim(first)).rejects.toMatchObject({ code: 'INVALID_LINK' });
    await fresh.database.pool.query(
      `update installation set value = split_part(value, ' ', 1) || ' ' || (now() - interval '1 second')::text
       where name = 'set-up-link'`,
    );
    await expect(claim(second)).rejects.toMatchObject({ code: 'INVALID_LINK' });
    await claim(await printed());
    expect(await printed()).toBe('The shop has an owner, who signs in at http://shop.example/admin');
  } finally {
    await fresh.close();
  }
});

test('npm run shop -- new asks first while there is a demo, and then empties it, filters and all', async () => {
  const demo = await testShop();
  try {
    await seedDemo(demo.db);
    const settings = { ...LIVE_SETTINGS, DATABASE_URL: connectionUrl(demo.database.connection) };
    const refused = await runCommand(settings, 'new');
    expect([refused.code, refused.complaint]).toEqual([
      1,
      expect.stringContaining('npm run shop -- new --yes'),
    ]);
    expect((await runCommand(settings, 'new', '--yes')).output).toContain(
      'https://shop.example/admin/first-run#',
    );
    const { rows } = await demo.database.pool.query(
      'select from filter_definition union all select from product',
    );
    expect(rows).toEqual([]);
  } finally {
    await demo.close();
  }
});

const linesOf = async (orderId: string) => {
  const lines = await shop.db.selectFrom('order_line').where('order_id', '=', orderId).select('id').execute();
  return lines.map(({ id }) => id);
};

/** The text of a PDF that the owner opens, and what its file says about itself. */
async function readPdf(url: string): Promise<string> {
  const cookie = await signIn(shop.app, me.email, me.password);
  const response = await shop.app.inject({ url, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  expect([url, response.statusCode]).toEqual([url, 200]);
  const pdf = await getDocumentProxy(new Uint8Array(response.rawPayload));
  const [{ text }, { info }] = [await extractText(pdf, { mergePages: true }), await getMeta(pdf)];
  return `${text} ${JSON.stringify(info)} ${response.headers['content-disposition']}`;
}

test('no mail, no document, no PDF and no description of the new shop names the demo', async () => {
  const { db } = shop;
  const owner = adminClient(shop.app, await signIn(shop.app, me.email, me.password));
  const save = (group: string, value: object) =>
    owner(saveSettings, { body: { group, value } as z.input<typeof saveSettings.body> });
  const grievanceOfficer = { name: 'Ravi Rao', email: 'ravi@palash.example', phone: '+91 141 234 5679' };
  const [contact, rest] = [
    { email: 'care@palash.example', phone: '+91 141 234 5678' },
    { mapUrl: '', mapEmbedUrl: '' },
  ];
  await save('contact', { ...contact, ...rest, address: ['Palash', 'Jaipur, Rajasthan 302001'] });
  const legal = { name: 'Palash LLP', grievanceOfficer, courts: 'Jaipur, Rajasthan' };
  await save('legal', { ...legal, policiesFrom: '1 January 2027' });
  await save('tax', {
    gstin: '08AAQCP7314K1ZV',
    isAbove5Crore: false,
    invoicePrefix: 'PA',
    deliveryHsn: 'own',
  });
  await save('opening', { isOpen: true, opensOn: '', password: '' });

  const product = await buildProduct(db, { price: 300_000, stock: { M: 5 } });
  const shopper = await buildShopper(shop);
  const { orderId } = await buy(shop, { lines: [{ _id: product, size: 'M' }], amount: 3_000, shopper });
  const { seller } = afterSaleSettings(shop.settings.current());
  for (const to of ['Packing', 'Shipped'] as const) {
    await moveOrder(db, orderId, { to, actor: 'operator', seller });
  }
  await owner(startAdminReturn, { body: { orderId, itemIds: await linesOf(orderId), reason: 'Too tight' } });
  const [asked] = (await owner(listAdminReturns, { query: {} })).returns;
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await owner(moveAdminReturn, { body: { returnId: asked?.returnId ?? '', to } });
  }
  await shop.runJobs();
  const sent = await shop.app.inject('/dev/mailbox.json');
  expect(sent.json().length).toBeGreaterThan(2);
  const documents = await db.selectFrom('tax_document').select(['id', 'kind', 'content']).execute();
  expect(documents.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice']);
  const printed = await Promise.all(
    [
      ...documents.map(({ id }) => `order/document?documentId=${id}&copy=recipient`),
      `print/orders.pdf?orderIds=${orderId}&kinds=invoice,packing-slip,label`,
    ].map((path) => readPdf(`/api/admin/${path}`)),
  );
  for (const text of printed) expect(text).toContain('Palash');
  const described = await shop.app.inject('/api/openapi.json');
  const samples = await shop.app.inject('/dev/mails.json');
  // The shoppers of tests have the demo's addresses; the cookie's name is no shop's.
  const all =
    `${sent.body} ${samples.body} ${JSON.stringify(documents)} ${printed.join(' ')} ${described.body}`.replaceAll(
      /shopper-\w+@gulmohar\.example|"gulmohar_admin"/g,
      '',
    );
  expect(all.match(/.{0,40}(?:gulmohar|rangrez|raipur).{0,40}/gi)).toBeNull();
});
