import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import type { TaxSettings } from '@gulmohar/contract/admin/tax-settings.ts';
import { getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import type { GstRegistration } from '@gulmohar/contract/values/gst-registration.ts';
import { expect, test } from 'vitest';
import { makeOlder } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../change/move-order.ts';
import { afterSaleSettings } from '../order/after-sale.ts';
import { moveReturn } from '../return/move-return.ts';
import { readMonth } from './filing/read-issued.ts';
import { documentTitle } from './pdf/document-title.ts';
import { columnsFor } from './pdf/table-columns.ts';
import type { TaxDocumentJson } from './tax-document.ts';

const GSTIN = '29AAGCB7383J1Z4';
const mysuru = { state: 'Karnataka' };
const jaipur = { street: '1 Amer Road', city: 'Jaipur', state: 'Rajasthan', zipcode: '302001' };

async function shopOf(changes: Partial<TaxSettings> & { registration: GstRegistration }) {
  const shop = await testShop();
  const owner = await buildStaff(shop, 'owner');
  const value = {
    gstin: GSTIN,
    state: null,
    sellsElsewhere: false,
    isAbove5Crore: false,
    invoicePrefix: 'GM',
    deliveryHsn: 'own' as const,
    ...changes,
  };
  await owner.api(saveSettings, { body: { group: 'tax', value } });
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 5 } });
  return { shop, owner, value, purchase: { lines: [{ _id: kurti, size: 'M' }], amount: 2_500 } };
}

/** Ships the order and refunds its return. */
async function sellAndTakeBack(shop: TestShop, purchase: Parameters<typeof buy>[1]) {
  const shopper = await buildShopper(shop);
  const { orderId } = await buy(shop, { ...purchase, shopper, form: mysuru });
  const by = { actor: 'operator' as const, ...afterSaleSettings(shop.settings.current()) };
  for (const to of ['Packing', 'Shipped', 'Out for delivery', 'Delivered'] as const) {
    await moveOrder(shop.db, orderId, { to, ...by });
  }
  await makeOlder(shop, orderId, '6 days');
  const { order } = await shopper.api(getOrder, { query: { orderId } });
  const itemIds = order.items.map(({ _id }) => _id);
  await shopper.api(requestReturn, { body: { orderId, itemIds, reason: 'Too tight' } });
  const { id } = await shop.db.selectFrom('return_request').select('id').executeTakeFirstOrThrow();
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await moveReturn(shop.db, id, to, by);
  }
  const documents = await shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .orderBy('number')
    .select(['kind', 'content'])
    .$narrowType<TaxDocumentJson>()
    .execute();
  return documents.map(({ kind, content }) => ({
    title: documentTitle(kind, content),
    columns: columnsFor(kind, content).map(({ title }) => title),
    taxes: content.lines.map(({ taxable, cgst, sgst, igst }) => [taxable, cgst, sgst, igst]),
    gstin: content.seller.gstin,
    total: content.total,
  }));
}

const taxed = ['Qty', 'Unit price', 'Discount', 'Taxable value', 'CGST', 'SGST', 'Total'];
const untaxed = ['Qty', 'Unit price', 'Discount', 'Total'];

test.each([
  { registration: 'regular', title: 'Tax invoice', columns: taxed, taxes: [238_096, 5_952, 5_952, 0] },
  { registration: 'composition', title: 'Bill of supply', columns: untaxed, taxes: [250_000, 0, 0, 0] },
  { registration: 'none', title: 'Bill', columns: untaxed, taxes: [250_000, 0, 0, 0] },
] as const)(
  'a seller whose registration is $registration sends a $title, and a credit note like it',
  async ({ registration, title, columns, taxes }) => {
    const { shop, purchase } = await shopOf({ registration, state: 'Karnataka' });
    try {
      const documents = await sellAndTakeBack(shop, purchase);
      const gstin = registration === 'none' ? '' : GSTIN;
      const same = { columns, taxes: [taxes], gstin, total: 250_000 };
      expect(documents).toEqual([
        { title, ...same },
        { title: 'Credit note', ...same },
      ]);
      const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
      expect(await readMonth(shop.db, month)).toHaveLength(registration === 'regular' ? 2 : 0);
    } finally {
      await shop.close();
    }
  },
);

test('a shop under the composition scheme delivers within its own state only', async () => {
  const { shop, purchase } = await shopOf({ registration: 'composition' });
  try {
    expect((await shop.api(getShop)).shop).toMatchObject({
      shipping: { onlyState: 'Karnataka' },
      legal: { registration: 'composition' },
    });
    await expect(openPurchase(shop, { ...purchase, form: jaipur })).rejects.toMatchObject({
      status: 400,
      message: 'We deliver within Karnataka only',
    });
    await openPurchase(shop, { ...purchase, form: mysuru });
  } finally {
    await shop.close();
  }
});

test('an unregistered seller names a state, may deliver to others if exempt, and bills no GSTIN', async () => {
  const { shop, owner, value, purchase } = await shopOf({ registration: 'none', state: 'Karnataka' });
  try {
    expect(shop.settings.current().tax.gstin).toBe('');
    await expect(openPurchase(shop, { ...purchase, form: jaipur })).rejects.toMatchObject({ status: 400 });
    const business = { gstin: '27AAPFU0939F1ZV', name: 'Buyers LLP' };
    await expect(openPurchase(shop, { ...purchase, business })).rejects.toMatchObject({
      message: 'This shop is not registered for GST. Please continue without your GSTIN',
    });
    const save = (changes: Partial<TaxSettings>) =>
      owner.api(saveSettings, { body: { group: 'tax', value: { ...value, ...changes } } });
    await expect(save({ state: null })).rejects.toMatchObject({ status: 400 });
    await save({ sellsElsewhere: true });
    await openPurchase(shop, { ...purchase, form: jaipur });
  } finally {
    await shop.close();
  }
});

test('a seller who registers during the year begins another series of numbers', async () => {
  const { shop, owner, value, purchase } = await shopOf({ registration: 'none', state: 'Karnataka' });
  try {
    await sellAndTakeBack(shop, purchase);
    const register = (invoicePrefix: string) =>
      owner.api(saveSettings, {
        body: { group: 'tax', value: { ...value, registration: 'regular', invoicePrefix } },
      });
    await expect(register('GM')).rejects.toMatchObject({
      message: expect.stringContaining('a new registration needs other letters'),
    });
    await register('GN');
    expect((await shop.api(getShop)).shop.shipping.onlyState).toBeUndefined();
  } finally {
    await shop.close();
  }
});
