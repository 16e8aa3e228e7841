import {
  importCourierBill,
  listCourierBills,
  settleBillLine,
} from '@gulmohar/contract/admin/courier-bill.ts';
import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder } from '../../../../testing/build-order.ts';
import { buildStaff } from '../../../../testing/build-staff.ts';
import { seller } from '../../../../testing/seller.ts';
import { testShop } from '../../../../testing/test-shop.ts';
import { moveOrder } from '../../change/move-order.ts';

const HEAD = 'awb_code,date,description,debit_amount,credit_amount,entered_weight,charged_weight,zone';
const usualRates = {
  slabGrams: 500,
  divisor: 5_000,
  zones: ['z_a 40 30'],
  codFixed: 4_000,
  codPercent: 2,
  rtoPercent: 100,
  taxPercent: 18,
};

const shop = await testShop();
const owner = await buildStaff(shop);
await owner.api(saveSettings, { body: { group: 'freight', value: usualRates } });
await shop.changes.poll();
afterAll(() => shop.close());

/** An order whose parcel of 900 g was sent under this tracking number. */
async function send(trackingNumber: string): Promise<string> {
  const orderId = await buildGuestOrder(shop, trackingNumber.toLowerCase());
  for (const to of ['Packing', 'Shipped'] as const) {
    await moveOrder(shop.db, orderId, { to, actor: 'operator', seller, trackingNumber });
  }
  await shop.db
    .updateTable('parcel')
    .set({ weight_grams: 900, length_mm: 300, width_mm: 250, height_mm: 50 })
    .where('order_id', '=', orderId)
    .execute();
  return orderId;
}

type Options = { courier?: 'shiprocket' | 'delhivery'; isPreview?: boolean; head?: string };

async function bring(
  rows: string[],
  { courier = 'shiprocket', isPreview = false, head = HEAD }: Options = {},
) {
  const content = [head, ...rows].join('\r\n');
  const body = { courier, fileName: 'statement.csv', content, isPreview };
  return (await owner.api(importCourierBill, { body })).rows.map(({ result }) =>
    result.replace(/^[\w ()]+: /, ''),
  );
}

test('a courier’s statement is checked against its parcels, and each charge is imported once', async () => {
  const orderId = await send('B-1');
  const rows = [
    'B-1,2026-11-02,Freight Charge,82.60,0,0.9,1,z_a',
    'B-1,2026-11-05,Weight discrepancy,35.40,0,0.9,1.5,z_a',
    'B-1,2026-11-06,COD Charge,47.20,0,,,',
    'B-9,2026-11-02,Freight Charge,82.60,0,0.5,0.5,z_a',
  ];
  const results = [
    'As expected.',
    'Charged for 1500 g instead of 1000 g. Rs. 35.40 more than expected.',
    'Rs. 47.20 more than expected.',
    'No parcel has this AWB.',
  ];
  expect(await bring(rows, { isPreview: true })).toEqual(results);
  expect((await owner.api(listCourierBills)).lines).toEqual([]);
  expect(await bring(rows)).toEqual(results);
  expect(await bring(rows)).toEqual(Array(4).fill('This file has already been imported.'));
  const again = [
    'B-1,02-11-2026 10:15,Freight Charge,82.60,0,0.9,1,z_a',
    'B-1,2026-11-09,Freight,82.60,0,,1,z_a',
  ];
  expect(await bring(again)).toEqual(['This charge has already been imported.', 'Already billed.']);
  const { lines, months } = await owner.api(listCourierBills, {
    query: { state: 'dispute', month: '2026-11' },
  });
  expect(lines.map(({ trackingNumber, kind }) => `${trackingNumber} ${kind}`).sort()).toEqual([
    'B-1 cod',
    'B-1 forward',
    'B-1 weight',
    'B-9 forward',
  ]);
  expect(months).toEqual([{ month: '2026-11', billed: 33_040, disputed: 24_780, parcels: 2 }]);
  const { order } = await owner.api(getAdminOrder, { query: { orderId } });
  expect(order.parcels[0]?.cost).toBe(24_780);
});

test('a courier with its own rates is checked against them, and any other against the usual rates', async () => {
  await send('B-5');
  const own = { ...usualRates, zones: ['z_a 100 10'], taxPercent: 0 };
  const saveOwn = (byCourier: Settings['freight']['byCourier']) =>
    owner.api(saveSettings, { body: { group: 'freight', value: { ...usualRates, byCourier } } });
  const rows = ['B-5,2026-09-02,Freight Charge,110,0,0.9,1,z_a'];
  await saveOwn({ shiprocket: null, delhivery: own });
  expect(await bring(rows, { isPreview: true })).toEqual(['Rs. 27.40 more than expected.']);
  await saveOwn({ shiprocket: own, delhivery: null });
  expect(await bring(rows, { isPreview: true })).toEqual(['As expected.']);
  await saveOwn({ shiprocket: null, delhivery: null });
});

test('a charge is in dispute until it is settled, and all charges can be exported', async () => {
  await send('B-2');
  await bring([
    'B-2,2026-10-02,RTO Charge,82.60,0,0.9,1,z_a',
    'B-2,2026-10-03,RTO Charge reversal,0,82.60,,,',
  ]);
  const october = { query: { month: '2026-10' } };
  const { lines } = await owner.api(listCourierBills, october);
  expect(lines.map(({ amount, state }) => [amount, state])).toEqual([
    [-8_260, 'agreed'],
    [8_260, 'dispute'],
  ]);
  const { billId = '', line = 0 } = lines[1] ?? {};
  await owner.api(settleBillLine, { body: { billId, line, kind: 'rto', state: 'settled' } });
  const settled = await owner.api(listCourierBills, { query: { month: '2026-10', state: 'settled' } });
  expect(settled.lines).toHaveLength(1);
  const url = '/api/admin/courier-bill/lines.csv?month=2026-10';
  const csv = await shop.app.inject({ url, headers: { cookie: owner.cookie } });
  expect(csv.body).toContain('shiprocket,2026-10-02,B-2,');
  expect(csv.body.trim().split('\r\n')).toHaveLength(3);
  const packer = await buildStaff(shop, 'packer');
  await expect(packer.api(listCourierBills)).rejects.toMatchObject({ status: 403 });
});

test('Delhivery’s file has a column for each charge, and an unreadable file changes nothing', async () => {
  await send('B-3');
  const head = 'Waybill,Invoice Date,charged_weight,zone,charge_DL,charge_COD,charge_RTO';
  expect(await bring(['B-3,2026-09-02,1000,Z_A,82.60,0,82.60'], { courier: 'delhivery', head })).toEqual([
    'Rs. 82.60 more than expected.',
    'As expected.',
  ]);
  await expect(bring(['B-3,soon,1000,A,1,0,0'], { courier: 'delhivery', head })).rejects.toMatchObject({
    message: 'Nothing was imported. Line 2: The date cannot be read.',
  });
  await expect(bring(['B-3,2026-09-02,1,000,A,1,0,0'], { courier: 'delhivery', head })).rejects.toMatchObject(
    {
      message: expect.stringContaining('Line 2: This row has 8 cells for 7 columns.'),
    },
  );
  await expect(bring(['1,Asha'], { head: 'order,name' })).rejects.toMatchObject({
    message: 'The file has no column for AWB, the charge, the date.',
  });
});
