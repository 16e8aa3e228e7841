import {
  type CashParcel,
  disputeParcel,
  importRemittance,
  listCashParcels,
} from '@gulmohar/contract/admin/remittance.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildOrderData } from '../../../../testing/build-order-data.ts';
import { buildProduct } from '../../../../testing/build-product.ts';
import { buildStaff } from '../../../../testing/build-staff.ts';
import { expectInvariants } from '../../../../testing/invariants.ts';
import { offerCash } from '../../../../testing/offer-cash.ts';
import { seller } from '../../../../testing/seller.ts';
import { testShop } from '../../../../testing/test-shop.ts';
import { moveOrder } from '../../change/move-order.ts';

const HEAD = 'AWB Number,Order ID,COD Amount,Deductions,UTR No.';
let orders = 0;

const shop = await testShop();
const owner = await buildStaff(shop);
const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 40 } });
await offerCash(owner);
afterEach(async () => expectInvariants(shop));
afterAll(() => shop.close());

/** Sends an order of Rs. 2,500 with this number on its parcel, and delivers it unless told otherwise. */
async function send(trackingNumber: string, isDelivered = true): Promise<void> {
  const orderData = buildOrderData([{ _id: kurti, size: 'M' }], `cash${orders++}`);
  const body = { amount: 2_500, isGuest: true, requestId: uuid(), orderData };
  const { orderId } = await shop.api(placeCashOrder, { body });
  const steps = ['Packing', 'Shipped', ...(isDelivered ? (['Out for delivery', 'Delivered'] as const) : [])];
  for (const to of steps as 'Packing'[]) {
    await moveOrder(shop.db, orderId, { to, actor: 'operator', seller, trackingNumber });
  }
}

async function bring(rows: string[], isPreview = false) {
  const content = [HEAD, ...rows].join('\r\n');
  const { rows: results } = await owner.api(importRemittance, {
    body: { fileName: 'remittance.csv', content, isPreview },
  });
  return results.map(({ result }) => result);
}

async function find(trackingNumber: string): Promise<CashParcel | undefined> {
  const { parcels } = await owner.api(listCashParcels);
  return parcels.find((parcel) => parcel.trackingNumber === trackingNumber);
}

test('the owner sees for each parcel whether the courier remitted its cash in full, short or over', async () => {
  for (const number of ['0011', '0012', '0013', '0014']) await send(number);
  await send('0015', false);
  const rows = [
    '0011,x,2500.00,62.50,UTR-1',
    '0012,x,"₹ 2,490",0,UTR-1',
    '0013,x,2510,,UTR-1',
    '9999,x,100,0,UTR-1',
  ];
  const results = [
    'Remitted in full.',
    'Rs. 10 short.',
    'Rs. 10 over.',
    'No parcel with cash on delivery has this number.',
  ];
  expect(await bring(rows, true)).toEqual(results);
  expect((await find('0011'))?.state).toBe('collected');
  expect(await bring(rows)).toEqual(results);
  expect(await bring(rows)).toEqual(Array(4).fill('UTR-1 has already been imported.'));
  expect(await find('0011')).toMatchObject({
    state: 'remitted',
    due: 250_000,
    remitted: 250_000,
    deductions: 6_250,
    reference: 'UTR-1',
  });
  const { parcels, sums } = await owner.api(listCashParcels, { query: { isOpen: 'yes' } });
  expect(parcels.map(({ trackingNumber, state }) => [trackingNumber, state]).sort()).toEqual([
    ['0012', 'short'],
    ['0013', 'over'],
    ['0014', 'collected'],
  ]);
  expect(sums).toEqual({ collected: 1_000_000, remitted: 750_000 });
  expect((await find('0015'))?.state).toBe('due');
});

test('no parcel is remitted twice, even if a file lists it repeatedly', async () => {
  await send('0021');
  expect(await bring(['0021,x,2500,0,UTR-2', '0021,x,2500,0,UTR-2', '0021,x,2500,0,UTR-3'])).toEqual([
    'Remitted in full.',
    'This parcel has already been remitted.',
    'This parcel has already been remitted.',
  ]);
});

test('a file with an unreadable row changes nothing, and the preview gives the reason', async () => {
  await send('0031');
  const rows = [
    '0031,x,2500,0,UTR-4',
    '1.43E+14,x,2500,0,UTR-4',
    '0032,x,much,0,UTR-4',
    '0033,x,1,0,',
    '0034,x,"2500,50",0,UTR-4',
    '0034,x,2,500,0,UTR-4',
    '0034,x,2500',
  ];
  expect(await bring(rows, true)).toEqual([
    'Remitted in full.',
    'A spreadsheet has shortened this AWB; please export the file again.',
    'The amount cannot be read.',
    'The UTR is missing.',
    'The amount cannot be read.',
    'This row has 6 cells for 5 columns. A cell that contains a comma needs quotation marks, such as "1,899".',
    'This row has 3 cells for 5 columns. An empty cell needs its comma, too.',
  ]);
  await expect(bring(rows)).rejects.toMatchObject({
    message:
      'Nothing was imported. Line 3: A spreadsheet has shortened this AWB; please export the file again.',
  });
  expect((await find('0031'))?.state).toBe('collected');
  const other = { fileName: 'orders.csv', content: 'order,name\n1,Asha' };
  await expect(owner.api(importRemittance, { body: other })).rejects.toMatchObject({
    message: 'The file has no column for AWB, COD amount, UTR.',
  });
});

test('a parcel stays disputed until it is settled, and its cash is late after 15 days', async () => {
  await send('0041');
  const { parcelId = '' } = (await find('0041')) ?? {};
  await owner.api(disputeParcel, { body: { parcelId, isDisputed: true } });
  expect((await find('0041'))?.state).toBe('disputed');
  await owner.api(disputeParcel, { body: { parcelId, isDisputed: false } });
  expect(await find('0041')).toMatchObject({ state: 'collected', isLate: false });
  await shop.database.pool.query("update parcel set state_at = now() - interval '16 days' where id = $1", [
    parcelId,
  ]);
  expect((await find('0041'))?.isLate).toBe(true);
  const packer = await buildStaff(shop, 'packer');
  await expect(packer.api(listCashParcels)).rejects.toMatchObject({ status: 403 });
});
