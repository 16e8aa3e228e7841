import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { previewCoupon } from '@gulmohar/contract/admin/coupon.ts';
import { createProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { readSettings, resetSettings, saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { validateCoupon } from '@gulmohar/contract/sales/coupon.ts';
import { getPolicy, getShop } from '@gulmohar/contract/shop/shop.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { newAdminProduct } from '../../../testing/new-admin-product.ts';
import { openTestCaches } from '../../../testing/open-test-caches.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { readEnvironment } from '../../platform/config/env.ts';
import { listenForChanges } from '../../platform/invalidation/listen-for-changes.ts';
import { createLog } from '../../platform/log/log.ts';
import { defaultSettings } from '../../shop/default-settings.ts';
import { ShopSettings } from '../../shop/shop-settings.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterEach(async () => {
  for (const group of (await owner.api(readSettings)).saved) {
    await owner.api(resetSettings, { body: { group } });
  }
});
afterAll(() => shop.close());

const setShipping = (freeFrom: number, fee: number) =>
  owner.api(saveSettings, { body: { group: 'shipping', value: { freeFrom, fee, zones: [], weight: null } } });

function open(productId: string, amount: number, guest: string) {
  return openPurchase(shop, { lines: [{ _id: productId, size: 'M' }], amount, guest });
}

test('shoppers see a changed setting at once, the audit log records it, and it can be reset to the default', async () => {
  const before = await shop.api(getShop);
  await owner.api(saveSettings, {
    body: { group: 'shop', value: { name: 'Palash', displayRating: false } },
  });
  expect((await shop.api(getShop)).shop).toEqual({ ...before.shop, name: 'Palash', displayRating: false });
  const { entries } = await owner.api(listAudit, { query: { subject: 'shop' } });
  expect(entries[0]).toMatchObject({
    action: 'settings.update',
    before: { name: 'Gulmohar', displayRating: true },
    after: { name: 'Palash', displayRating: false },
  });
  expect((await owner.api(readSettings)).saved).toEqual(['shop']);
  await owner.api(resetSettings, { body: { group: 'shop' } });
  expect(await shop.api(getShop)).toEqual(before);
});

test('shoppers get the owner’s own terms, and terms without a heading are refused', async () => {
  const readTerms = async () => (await shop.api(getPolicy, { query: { page: 'terms' } })).text;
  const setTerms = (terms: string) =>
    owner.api(saveSettings, { body: { group: 'policies', value: { privacy: '', terms } } });
  expect(await readTerms()).toBe('');
  await expect(setTerms('Buy or do not.')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await setTerms('We sell.\n\n# Orders\nYou order.');
  expect(await readTerms()).toBe('We sell.\n\n# Orders\nYou order.');
  expect((await shop.api(getPolicy, { query: { page: 'privacy' } })).text).toBe('');
});

test('shoppers read the owner’s About page and support hours, and how long returns are possible', async () => {
  const text = 'We weave.\n\n# Our loom\nIt stands in Bhuj.';
  const value = { supportHours: 'Mon to Sat, 10 am to 6 pm', text };
  await owner.api(saveSettings, { body: { group: 'about', value } });
  await owner.api(saveSettings, {
    body: {
      group: 'returns',
      value: {
        closesDaysAfterDelivery: 14,
        damagedRefundPercent: 100,
        writtenOffRefundPercent: 100,
        creditYears: null,
      },
    },
  });
  expect((await shop.api(getShop)).shop).toMatchObject({ supportHours: value.supportHours, returnDays: 14 });
  expect((await shop.api(getPolicy, { query: { page: 'about' } })).text).toBe(text);
  for (const group of ['about', 'returns'] as const) await owner.api(resetSettings, { body: { group } });
  expect((await shop.api(getShop)).shop).toMatchObject({ returnDays: 7 });
});

test('a live shop promises no support hours that its owner did not enter', () => {
  const env = { ...readEnvironment({}), SHOP_MODE: 'live' as const };
  expect(defaultSettings(env).about).toEqual({ supportHours: '', text: '' });
});

test('a pickup place that the courier does not have is refused, with the places it has', async () => {
  const { settings } = await owner.api(readSettings);
  const save = (pickupName: string) =>
    owner.api(saveSettings, { body: { group: 'couriers', value: { ...settings.couriers, pickupName } } });
  await expect(save('Godown 7')).rejects.toMatchObject({
    reply: { fields: { 'value.pickupName': expect.stringContaining('no pickup place called Godown 7') } },
  });
  await save(settings.couriers.pickupName);
});

test('a contact without a map link is saved', async () => {
  const { settings } = await owner.api(readSettings);
  const value = { ...settings.contact, mapUrl: '', mapEmbedUrl: '' };
  await owner.api(saveSettings, { body: { group: 'contact', value } });
  expect((await shop.api(getShop)).shop.contact.mapUrl).toBe('');
});

describe('the delivery charge', () => {
  test('follows the new rules in the checkout, with a coupon and in the preview', async () => {
    const kurti = await buildProduct(shop.db, { price: 130_000, stock: { M: 9 } });
    const code = await buildCoupon(shop.db, { discount_type: 'free_shipping' });
    await setShipping(500_000, 14_900);
    await expect(open(kurti, 1_400, 'ravi')).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      reply: { totals: { shipping: 149, total: 1_449 } },
    });
    expect((await open(kurti, 1_449, 'ravi')).amount).toBe(144_900);
    const shown = await shop.api(validateCoupon, { body: { code, orderAmount: 1_300 } });
    expect(shown.shippingDiscount).toBe(149);
    const { without } = await owner.api(previewCoupon, {
      body: {
        terms: {
          name: 'X',
          description: '',
          discountType: 'fixed',
          percent: null,
          amount: 100,
          maximumDiscount: null,
          minimumOrderAmount: 0,
          startsAt: new Date().toISOString(),
          endsAt: null,
          usageLimit: null,
          perShopperLimit: null,
          categories: [],
          isListed: true,
        },
        lines: [{ category: 'Women', amount: 499_999 }],
      },
    });
    expect(without.shipping).toBe(14_900);
  });

  test('stays the same for a checkout that is already open', async () => {
    const kurti = await buildProduct(shop.db, { price: 130_000, stock: { M: 9 } });
    const opened = await open(kurti, 1_400, 'asha');
    await setShipping(500_000, 99_900);
    await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, opened.orderId) });
    const order = await shop.db
      .selectFrom('orders')
      .select(['shipping', 'amount'])
      .orderBy('placed_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ shipping: 10_000, amount: 140_000 });
  });

  test('is the specified one until the owner changes it', async () => {
    expect((await shop.api(getShop)).shop.shipping).toEqual(SPECIFIED_SHIPPING);
  });
});

test('a change of settings reaches other processes', async () => {
  const { db, connection } = shop.database;
  const elsewhere = await openTestCaches(db);
  let polls = 0;
  const listener = listenForChanges(connection, createLog('silent'), () => {
    elsewhere.changes.poll().then(() => (polls += 1));
  });
  await expect.poll(() => polls).toBe(1);
  await setShipping(300_000, 5_000);
  await expect.poll(() => elsewhere.settings.current().shipping.fee).toBe(5_000);
  await listener.stop();
});

test('two simultaneous changes by the owner are both saved, and the log shows what each one replaced', async () => {
  await Promise.all([setShipping(100_000, 1_000), setShipping(100_000, 2_000)]);
  const { entries } = await owner.api(listAudit, { query: { subject: 'shipping' } });
  const [last, first] = entries;
  expect(last?.before).toMatchObject({ fee: first?.after?.fee });
});

const contact = {
  email: 'care@palash.example',
  phone: '+91 141 234 5678',
  address: ['Palash', 'Jaipur'],
  mapUrl: 'https://maps.example/palash',
  mapEmbedUrl: '',
};

test.each([
  ['shop', { name: ' ', displayRating: true }, 'value.name'],
  ['contact', { ...contact, email: 'care' }, 'value.email'],
  ['contact', { ...contact, address: [] }, 'value.address'],
  ['contact', { ...contact, mapUrl: 'javascript:alert(1)' }, 'value.mapUrl'],
  ['contact', { ...contact, mapEmbedUrl: 'http://maps.example' }, 'value.mapEmbedUrl'],
  ['social', { places: [{ name: 'X', url: 'x.example' }] }, 'value.places.0.url'],
  ['shipping', { freeFrom: 0, fee: 1, zones: [], weight: null }, 'value.freeFrom'],
  ['shipping', { freeFrom: 200_000, fee: -1, zones: [], weight: null }, 'value.fee'],
  ['returns', { closesDaysAfterDelivery: 1.5 }, 'value.closesDaysAfterDelivery'],
  [
    'tax',
    { gstin: '08AABCG4821M1X6', isAbove5Crore: false, invoicePrefix: 'GM', deliveryHsn: 'own' },
    'value.gstin',
  ],
  [
    'tax',
    { gstin: '08AABCG4821M1Z6', isAbove5Crore: false, invoicePrefix: 'GM', deliveryHsn: 'own' },
    'value.gstin',
  ],
  [
    'tax',
    { gstin: '08AABCG4821M1ZH', isAbove5Crore: false, invoicePrefix: 'GMX', deliveryHsn: 'own' },
    'value.invoicePrefix',
  ],
])('%s %j is refused at %s and changes nothing', async (group, value, field) => {
  const call = owner.api(saveSettings, { body: { group, value } as never });
  await expect(call).rejects.toMatchObject({
    status: 400,
    reply: { fields: { [field]: expect.any(String) } },
  });
  expect((await owner.api(readSettings)).saved).toEqual([]);
});

test('a GSTIN and an invoice prefix entered in lower case are stored in upper case', async () => {
  await owner.api(saveSettings, {
    body: {
      group: 'tax',
      value: { gstin: '27aabcg4821m1zh', isAbove5Crore: true, invoicePrefix: 'pl', deliveryHsn: 'goods' },
    },
  });
  const { settings } = await owner.api(readSettings);
  expect(settings.tax).toMatchObject({
    gstin: '27AABCG4821M1ZH',
    isAbove5Crore: true,
    invoicePrefix: 'PL',
    deliveryHsn: 'goods',
  });
});

test('above a turnover of Rs. 5 crore a product needs a six-digit HSN code to go on sale', async () => {
  const tax = (isAbove5Crore: boolean) =>
    owner.api(saveSettings, {
      body: {
        group: 'tax',
        value: { gstin: '27AABCG4821M1ZH', isAbove5Crore, invoicePrefix: 'PL', deliveryHsn: 'own' },
      },
    });
  const add = (hsn: string) => owner.api(createProduct, { body: newAdminProduct({ hsn }) });
  await tax(false);
  await add('6204');
  await tax(true);
  await expect(add('6204')).rejects.toMatchObject({
    reply: { fields: { hsn: 'At your turnover an HSN code needs 6 digits' } },
  });
  await add('620442');
});

test('a GSTIN saved before its check character was verified does not stop the shop from starting', async () => {
  const old = {
    gstin: '08AABCG4821M1Z6',
    isAbove5Crore: false,
    invoicePrefix: 'GM',
    deliveryHsn: 'own',
  };
  await shop.db
    .insertInto('shop_setting')
    .values({ name: 'tax', value: JSON.stringify(old) })
    .execute();
  const again = await ShopSettings.open(shop.db, readEnvironment({}));
  expect(again.current().tax).toMatchObject(old);
});
