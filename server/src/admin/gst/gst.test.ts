import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import {
  exportGstReturn,
  listReturnPeriods,
  markGstReturn,
  readGstReturn,
} from '@gulmohar/contract/admin/gst.ts';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { shipOrder } from '../../../testing/ship-order.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

const business = { gstin: '29AAGCB7383J1Z4', name: '=Mysuru Textiles' };
/** The month in which the test documents are issued. */
const period = '2026-09';
let shop: TestShop;
let owner: TestStaff;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 9 } });
  const lines = [{ _id: kurti, size: 'M' }];
  const consumers = await buy(shop, { lines, amount: 2_500 });
  const businesses = await buy(shop, { lines, amount: 2_500, business });
  for (const { orderId } of [consumers, businesses]) await shipOrder(shop, orderId);
  await issuedAt('2026-09-30T18:29:59Z', '%');
});
afterAll(() => shop.close());

async function issuedAt(at: string, number: string): Promise<void> {
  await shop.database.pool.query('update tax_document set issued_at = $1 where number like $2', [at, number]);
}

function download(month: string, cookie = owner.cookie) {
  return shop.app.inject({ url: `/api${exportGstReturn.path}?period=${month}`, headers: { cookie } });
}

async function read(month = period) {
  return (await owner.api(readGstReturn, { query: { period: month } })).gstReturn;
}

test('the owner sees the figures of a month, and none in the month after', async () => {
  const { months } = await owner.api(listReturnPeriods);
  expect(months.at(-1)).toBe(period);
  const shown = await read();
  const tax = { taxable: 238_095, igst: 11_905, cgst: 0, sgst: 0 };
  expect(shown.outward).toEqual({ taxable: 476_190, igst: 23_810, cgst: 0, sgst: 0 });
  expect(shown.unregistered).toEqual([{ place: '29-Karnataka', taxable: 238_095, igst: 11_905 }]);
  expect(shown.tables.filter(({ entries }) => entries > 0)).toEqual([
    { table: 'b2b', entries: 1, ...tax },
    { table: 'b2cs', entries: 1, ...tax },
  ]);
  expect(shown.hsn.map(({ half, hsn, quantity }) => [half, hsn, quantity])).toEqual([
    ['b2b', '620630', 1],
    ['b2c', '620630', 1],
  ]);
  expect([shown.problems, shown.isOver, shown.filed]).toEqual([[], true, null]);
  expect(shown.checks.filter(({ isRight }) => !isRight)).toEqual([]);
  expect((await read('2026-10')).tables.every(({ entries }) => entries === 0)).toBe(true);
});

test('the export is identical each time and has the files for the portal and the accountant', async () => {
  const response = await download(period);
  expect(response.headers['content-type']).toBe('application/zip');
  expect(response.headers['content-disposition']).toBe('attachment; filename="gst-2026-09.zip"');
  expect((await download(period)).rawPayload.equals(response.rawPayload)).toBe(true);
  const files = unzipSync(response.rawPayload);
  expect(Object.keys(files)).toEqual([
    'returns_1102026_R1_08AABCG4821M1ZH_offline.json',
    'b2b,sez,de.csv',
    'b2cs.csv',
    'hsn(b2b).csv',
    'hsn(b2c).csv',
    'docs.csv',
    'register.csv',
    'checks.csv',
  ]);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const portal = JSON.parse(text('returns_1102026_R1_08AABCG4821M1ZH_offline.json'));
  expect([portal.fp, portal.b2b[0].ctin, portal.b2cs[0].txval]).toEqual(['092026', business.gstin, 2_380.95]);
  const rows = (name: string) => parse<Record<string, string>>(text(name), { bom: true, columns: true });
  // Text typed by a buyer must not become a formula in the accountant's spreadsheet.
  expect(rows('b2b,sez,de.csv')[0]?.['Receiver Name']).toBe("'=Mysuru Textiles");
  expect(rows('register.csv').map((row) => [row['GSTIN of the buyer'], row.table])).toEqual([
    ['', 'b2cs'],
    [business.gstin, 'b2b'],
  ]);
  expect(new Set(rows('checks.csv').map(({ result }) => result))).toEqual(new Set(['right']));
});

test('a filed return is marked as filed, and shows when it has changed since', async () => {
  const { fingerprint } = await read();
  await owner.api(markGstReturn, { body: { period, fingerprint } });
  expect((await read()).filed).toMatchObject({ by: 'Test owner', isUnchanged: true });
  expect((await owner.api(listReturnPeriods)).filed).toEqual([period]);
  const { entries } = await owner.api(listAudit, { query: { subject: period } });
  expect(entries[0]).toMatchObject({ action: 'gst.filed', after: { taxable: 476_190 } });

  await issuedAt('2026-09-30T18:30:00Z', '%000002');
  expect((await read()).filed?.isUnchanged).toBe(false);
  // The next midnight in India belongs to the next month.
  expect((await read('2026-10')).tables.find(({ table }) => table === 'b2b')?.entries).toBe(1);
  await expect(owner.api(markGstReturn, { body: { period, fingerprint } })).rejects.toMatchObject({
    status: 409,
    message: 'This return has changed in the meantime. Please check it again.',
  });

  await owner.api(markGstReturn, { body: { period, fingerprint: null } });
  expect((await read()).filed).toBeNull();
});

test('invoices already filed with the IFF of a month are left out of the quarter’s return', async () => {
  const iff = '2026-10-IFF';
  const quarter = async () => (await read('2026-Q4')).tables.find(({ table }) => table === 'b2b')?.entries;
  expect(await quarter()).toBe(1);
  await owner.api(markGstReturn, { body: { period: iff, fingerprint: (await read(iff)).fingerprint } });
  expect(await quarter()).toBe(0);
});

test('an invalid period is refused, and a packer cannot download a return', async () => {
  await expect(read('2026-13')).rejects.toMatchObject({
    status: 400,
    message: 'Please choose a month or a quarter, such as 2026-11 or 2026-Q4',
  });
  const packer = await buildStaff(shop, 'packer');
  expect((await download(period, packer.cookie)).statusCode).toBe(403);
});
