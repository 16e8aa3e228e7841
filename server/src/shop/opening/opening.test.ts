import { getAdminSession } from '@gulmohar/contract/admin/session.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { enterClosedShop } from '@gulmohar/contract/shop/opening.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { runMigration } from '../../../testing/run-migration.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { markOwnShop } from '../own-shop.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
const productId = await buildProduct(shop.db, { price: 300_000, stock: { M: 20 } });
afterAll(() => shop.close());
beforeEach(() => open());

const save = (group: string, value: object) =>
  owner.api(saveSettings, { body: { group, value } as z.input<typeof saveSettings.body> });
const open = () => save('opening', { isOpen: true, opensOn: '', password: '' });
const close = (more = {}) => save('opening', { isOpen: false, opensOn: '', password: '', ...more });
const purchase = () => ({ lines: [{ _id: productId, size: 'M' }], amount: 3_000 });
const seo = async (path: string) => (await shop.app.inject(path)).body;

test('nobody can begin a purchase while the shop is closed, but a payment under way is settled', async () => {
  const { orderId } = await openPurchase(shop, purchase());
  await close();
  await expect(openPurchase(shop, purchase())).rejects.toMatchObject({
    status: 409,
    message: 'The shop is closed just now: nothing can be ordered.',
  });
  const paid = await payInSandbox(shop, orderId);
  await expect(shop.api(verifyRazorpayPayment, { body: paid })).resolves.toHaveProperty('orderId');
  await open();
  await expect(openPurchase(shop, purchase())).resolves.toHaveProperty('orderId');
});

test('search engines find no product of a closed shop in its sitemap and feed', async () => {
  await close({ opensOn: '2027-01-26' });
  expect((await shop.api(getShop)).shop.opening).toEqual({ isOpen: false, opensOn: '2027-01-26' });
  expect(await seo('/sitemap.xml')).not.toContain('<url>');
  expect(await seo('/sitemaps/1.xml')).not.toContain('<url>');
  expect(await seo('/feeds/google-merchant.xml')).not.toContain('<item>');
  await open();
  expect(await seo('/sitemap.xml')).toContain(`/product/${productId}`);
  expect(await seo('/feeds/google-merchant.xml')).toContain('<item>');
});

test('a friend enters with the password, and cannot with another one or where there is none', async () => {
  await close({ password: 'gulal' });
  const enter = (password: string) =>
    shop.app.inject({ method: 'POST', url: `/api${enterClosedShop.path}`, payload: { password } });
  expect((await enter('gulal')).cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax' }]);
  const wrong = await enter('kesar');
  expect([wrong.statusCode, wrong.json().fields]).toEqual([401, { password: 'This is not the password' }]);
  expect(wrong.cookies).toEqual([]);
  await close();
  expect((await enter('')).statusCode).toBe(400);
});

test('staff can buy in the closed shop, to try it out; friends cannot', async () => {
  await close({ password: 'gulal' });
  const { cookie } = owner;
  const url = `/api${getAdminSession.path}`;
  const session = await shop.app.inject({ url, headers: { cookie } });
  expect(session.json()).toMatchObject({ isOpen: false });
  const friend = await shop.app.inject({
    method: 'POST',
    url: `/api${enterClosedShop.path}`,
    payload: { password: 'gulal' },
  });
  // An empty order is refused after the check of the shop.
  const statusWith = async ({ cookies }: typeof friend) => {
    const [pass] = cookies;
    const headers = { cookie: `${pass?.name}=${pass?.value}` };
    const call = { method: 'POST', url: '/api/order/razorpay/create-order', headers, payload: {} } as const;
    return (await shop.app.inject(call)).json().code;
  };
  expect(await statusWith(session)).toBe('INVALID_INPUT');
  expect(await statusWith(friend)).toBe('SHOP_CLOSED');
  await close({ password: 'kesar' });
  expect((await shop.app.inject(url)).cookies).toEqual([]);
});

test('a shop that sold before stays open, and an empty one begins closed', async () => {
  const savedOpening = () =>
    shop.db.selectFrom('shop_setting').where('name', '=', 'opening').select('value').execute();
  await shop.db.deleteFrom('shop_setting').where('name', '=', 'opening').execute();
  await runMigration(shop, '0460-open-shops-stay-open');
  expect(await savedOpening()).toMatchObject([{ value: { isOpen: true } }]);
});

test('a shop of its own cannot be opened before its seller is known, and then can', async () => {
  await shop.db.transaction().execute(markOwnShop);
  await shop.changes.poll();
  expect((await shop.api(getShop)).shop).toMatchObject({ name: 'New shop', opening: { isOpen: false } });
  await expect(open()).rejects.toThrow(
    /^Before the shop opens, please enter the shop’s name, the courts, the registered name, .* and the GSTIN\.$/,
  );
  await save('shop', { name: 'Palash', displayRating: false });
  await save('contact', {
    email: 'care@palash.example',
    phone: '+91 141 234 5678',
    mapUrl: '',
    mapEmbedUrl: '',
    address: ['Palash', 'Jaipur, Rajasthan 302001'],
  });
  const grievanceOfficer = { name: 'Leela Nair', email: 'g@palash.example', phone: '+91 141 234 5679' };
  await save('legal', {
    name: 'Palash LLP',
    grievanceOfficer,
    courts: 'Jaipur, Rajasthan',
    policiesFrom: '1 January 2027',
  });
  await expect(open()).rejects.toThrow('please enter the GSTIN.');
  await save('tax', {
    gstin: '08AAQCP7314K1ZV',
    isAbove5Crore: false,
    invoicePrefix: 'PA',
    deliveryHsn: 'own',
  });
  await open();
  expect((await shop.api(getShop)).shop).toMatchObject({ name: 'Palash', opening: { isOpen: true } });
});
