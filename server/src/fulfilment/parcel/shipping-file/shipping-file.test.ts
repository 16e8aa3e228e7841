import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { moveOrders } from '@gulmohar/contract/admin/order-steps.ts';
import { createParcel } from '@gulmohar/contract/admin/parcel-steps.ts';
import * as calls from '@gulmohar/contract/admin/shipping-file.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { parse } from 'csv-parse/sync';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildOrderData } from '../../../../testing/build-order-data.ts';
import { buildProduct } from '../../../../testing/build-product.ts';
import { buildStaff, type TestStaff } from '../../../../testing/build-staff.ts';
import { buy } from '../../../../testing/buy.ts';
import { expectInvariants } from '../../../../testing/invariants.ts';
import { offerCash } from '../../../../testing/offer-cash.ts';
import { type TestShop, testShop } from '../../../../testing/test-shop.ts';

let shop: TestShop;
let owner: TestStaff;
let packer: TestStaff;
let kurti: string;
let guests = 0;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
  packer = await buildStaff(shop, 'packer');
  kurti = await buildProduct(shop.db, { name: '=Kurti', price: 99_950, stock: { M: 50, S: 50 } });
  await offerCash(owner);
});
afterEach(async () => expectInvariants(shop));
afterAll(() => shop.close());

/** An order of an M and an S for Rs. 1,999, with delivery for Rs. 100, that is being packed. */
async function order({ isCash = false } = {}): Promise<{ orderId: string; shortId: string }> {
  const lines = [
    { _id: kurti, size: 'M' },
    { _id: kurti, size: 'S' },
  ];
  const guest = `file${guests++}`;
  const body = { amount: 2_099, isGuest: true, requestId: uuid(), orderData: buildOrderData(lines, guest) };
  const { orderId } = isCash
    ? await shop.api(placeCashOrder, { body })
    : await buy(shop, { lines, amount: 2_099, guest });
  await packer.api(moveOrders, { body: { to: 'Packing', orders: [{ orderId }] } });
  return { orderId, shortId: orderId.slice(-8).toUpperCase() };
}

async function download(templateId: string, ...orderIds: string[]): Promise<Record<string, string>[]> {
  const url = `/api/admin/shipping-file/parcels.csv?templateId=${templateId}&orderIds=${orderIds.join(',')}`;
  const response = await shop.app.inject({ url, headers: { cookie: packer.cookie } });
  expect(response.statusCode, response.body).toBe(200);
  return parse(response.body, { bom: true, columns: true });
}

async function bring(rows: string[], isPreview = false, head = 'order_id,courier,awb') {
  const content = [head, ...rows].join('\r\n');
  const { rows: results } = await packer.api(calls.importTrackingNumbers, { body: { content, isPreview } });
  return results.map(({ outcome, result }) => [outcome, result]);
}

async function parcelsOf(orderId: string) {
  const { order: shown } = await packer.api(getAdminOrder, { query: { orderId } });
  return shown.parcels.map(({ courier, trackingNumber }) => [courier, trackingNumber]);
}

async function split(orderId: string): Promise<void> {
  const { order: shown } = await packer.api(getAdminOrder, { query: { orderId } });
  for (const { lineId } of shown.lines) {
    await packer.api(createParcel, { body: { orderId, lineIds: [lineId] } });
  }
}

test('the Shiprocket file of a cash order has a row for each item, with its price and the shipping charge', async () => {
  const { orderId, shortId } = await order({ isCash: true });
  const rows = await download('shiprocket', orderId);
  expect(rows).toHaveLength(2);
  expect(Object.keys(rows[0] ?? {}).slice(0, 5)).toEqual([
    '*Order Id',
    'Order Date as dd-mm-yyyy hh:MM',
    '*Channel',
    '*Payment Method(COD/Prepaid)',
    '*Customer First Name',
  ]);
  expect(rows[0]).toMatchObject({
    '*Order Id': `${shortId}-1`,
    'Order Date as dd-mm-yyyy hh:MM': expect.stringMatching(/^\d\d-\d\d-\d{4} \d\d:\d\d$/),
    '*Payment Method(COD/Prepaid)': 'COD',
    '*Shipping Address State': 'Karnataka',
    // Without the quote, a spreadsheet would read it as a formula.
    '*Product Name': "'=Kurti, size M",
    '*Selling Price(Per Unit Item, Inclusive of Tax)': '999.5',
    'Shipping Charges(Per Order)': '100',
    'Total Discount (Per Order)': '0',
    '*Weight Of Shipment(kg)': '',
  });
});

test('each parcel of a split cash order adds up to its own cash and has its packed weight and size', async () => {
  const { orderId, shortId } = await order({ isCash: true });
  await split(orderId);
  await shop.db
    .updateTable('parcel')
    .set({ weight_grams: 640, length_mm: 300, width_mm: 255, height_mm: 50 })
    .where('order_id', '=', orderId)
    .execute();
  const rows = await download('delhivery', orderId);
  expect(
    rows.map((row) => [
      row['*Sale Order Number'],
      row['*Payment Mode'],
      row['COD Amount'],
      row['Length (cm)'],
    ]),
  ).toEqual([
    [`${shortId}-1`, 'COD', '999', '30'],
    [`${shortId}-2`, 'COD', '1100', '30'],
  ]);
  expect(rows[0]).toMatchObject({ 'Breadth (cm)': '25.5', 'Packaged Product Weight (gm)': '640' });
  const shiprocket = await download('shiprocket', orderId);
  const totals = shiprocket.map(
    (row) =>
      Number(row['*Selling Price(Per Unit Item, Inclusive of Tax)']) +
      Number(row['Shipping Charges(Per Order)']) -
      Number(row['Total Discount (Per Order)']),
  );
  expect(totals).toEqual([999, 1100]);
});

test('the owner can add, rename and delete a template, which packers can use but not change', async () => {
  const { orderId, shortId } = await order();
  const columns = [
    { heading: 'Ref', field: 'orderCode' as const, text: '' },
    { heading: 'Pickup', field: null, text: 'Jaipur 1' },
    { heading: 'Pays', field: 'paymentMethod' as const, text: '' },
  ];
  const body = { name: 'Our courier', columns };
  await expect(packer.api(calls.saveShippingTemplate, { body })).rejects.toMatchObject({ status: 403 });
  const { templateId } = await owner.api(calls.saveShippingTemplate, { body });
  expect((await download(templateId, orderId))[0]).toEqual({
    Ref: `${shortId}-1`,
    Pickup: 'Jaipur 1',
    Pays: 'Prepaid',
  });
  await expect(owner.api(calls.saveShippingTemplate, { body })).rejects.toMatchObject({
    reply: { fields: { name: 'Another template has this name' } },
  });
  await owner.api(calls.saveShippingTemplate, { body: { ...body, templateId, name: 'Renamed' } });
  const { templates } = await owner.api(calls.listShippingTemplates);
  expect(templates.map(({ name }) => name)).toEqual([
    'Shiprocket bulk orders',
    'Delhivery One bulk upload',
    'Renamed',
  ]);
  await owner.api(calls.deleteShippingTemplate, { body: { templateId } });
  await expect(download(templateId, orderId)).rejects.toThrow('404');
});

test('tracking numbers are previewed and then imported, and importing them again changes nothing', async () => {
  const packed = await order();
  await split(packed.orderId);
  const whole = await order();
  const rows = [
    `${packed.shortId}-1,Delhivery,00149089`,
    `${packed.shortId}-2,Blue Dart,BD 77`,
    `#${whole.shortId.toLowerCase()},,SR-1`,
  ];
  const results = [
    ['set', `Parcel ${packed.shortId}-1 gets this number.`],
    ['set', `Parcel ${packed.shortId}-2 gets this number.`],
    ['set', `Parcel ${whole.shortId}-1 is created with this number.`],
  ];
  expect(await bring(rows, true)).toEqual(results);
  expect(await parcelsOf(packed.orderId)).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(await parcelsOf(whole.orderId)).toEqual([]);
  expect(await bring(rows)).toEqual(results);
  const after = [
    ['Delhivery', '00149089'],
    ['Blue Dart', 'BD 77'],
  ];
  expect(await parcelsOf(packed.orderId)).toEqual(after);
  expect(await parcelsOf(whole.orderId)).toEqual([[null, 'SR-1']]);
  const events = () => shop.db.selectFrom('audit_entry').selectAll().execute();
  const before = (await events()).length;
  expect((await bring(rows)).map(([outcome]) => outcome)).toEqual(['same', 'same', 'same']);
  expect((await events()).length).toBe(before);
  expect(await download('shiprocket', packed.orderId, whole.orderId)).toEqual([]);
});

test('rows that match no parcel are refused with a reason, and the others are imported', async () => {
  const one = await order();
  const two = await order();
  await split(two.orderId);
  await bring([`${two.shortId}-1,Delhivery,TAKEN-1`]);
  const rows = [
    'NOBODY,Delhivery,X1',
    '00000000-1,Delhivery,X2',
    `${one.shortId},Delhivery,1.43E+14`,
    `${one.shortId},Delhivery,`,
    `${one.shortId},Delhivery,TAKEN-1`,
    `${two.shortId},Delhivery,X3`,
    `${two.shortId}-1,Delhivery,X4`,
    `${two.shortId}-9,Delhivery,X5`,
    `${one.shortId}-1,Delhivery,GOOD-1`,
    `${two.shortId}-2,Delhivery,GOOD-1`,
  ];
  expect(await bring(rows)).toEqual([
    ['refused', 'There is no order NOBODY.'],
    ['refused', 'There is no order 00000000-1.'],
    ['refused', 'A spreadsheet has shortened this number; please export the file again.'],
    ['refused', 'The tracking number is missing.'],
    ['refused', `A parcel of order ${two.shortId} already has this number`],
    ['refused', `The order has several parcels: name one of ${two.shortId}-1, ${two.shortId}-2.`],
    ['refused', `Parcel ${two.shortId}-1 has the number TAKEN-1. Please change it on the order’s page.`],
    ['refused', 'The order has no parcel 9.'],
    ['set', `Parcel ${one.shortId}-1 is created with this number.`],
    ['refused', `A parcel of order ${one.shortId} already has this number`],
  ]);
  await expect(bring(['1,2,3'], true, 'a,b,c')).rejects.toMatchObject({
    message: 'The file has no column order_id and awb.',
  });
});
