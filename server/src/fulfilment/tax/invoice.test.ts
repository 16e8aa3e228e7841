import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { afterSale, seller } from '../../../testing/seller.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { checkOrderPlaces } from '../../app/doctor/check-places.ts';
import { chooseRate } from '../../catalogue/tax/line-tax.ts';
import { readRates } from '../../catalogue/tax/read-rates.ts';
import { moveOrder } from '../change/move-order.ts';
import { moveReturn } from '../return/move-return.ts';
import { amountInWords } from './amount-in-words.ts';
import { findGstProblems } from './filing/findings.ts';
import { readMonth } from './filing/read-issued.ts';
import { gstRegister } from './filing/register.ts';
import { financialYear, nextNumber } from './next-number.ts';
import type { TaxDocumentJson } from './tax-document.ts';

const byOperator = { actor: 'operator', ...afterSale } as const;

const shop = await testShop();
const asha = await buildShopper(shop);
afterAll(() => shop.close());

async function dispatch(orderId: string): Promise<void> {
  await moveOrder(shop.db, orderId, { to: 'Packing', ...byOperator });
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator });
}

function download(orderId: string, token?: string) {
  const headers = token ? { token } : {};
  return shop.app.inject({ method: 'GET', url: `/api/order/invoice?orderId=${orderId}`, headers });
}

test('a dispatched order has an invoice, which only its owner can download and the mail attaches', async () => {
  const orderId = await buildOrder(shop, asha);
  expect((await download(orderId, asha.token)).statusCode).toBe(404);
  await dispatch(orderId);
  const { order } = await asha.api(getOrder, { query: { orderId } });
  expect(order.invoiceNumber).toMatch(/^GM\/\d\d-\d\d\/\d{6}$/);
  const file = await download(orderId, asha.token);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const meera = await buildShopper(shop);
  expect((await download(orderId, meera.token)).statusCode).toBe(404);
  expect((await download(orderId)).statusCode).toBe(401);
  await shop.runJobs();
  const { attachments } = await shop.db
    .selectFrom('dev_mailbox')
    .where('message_id', 'like', `order-shipped-${orderId}%`)
    .select('attachments')
    .executeTakeFirstOrThrow();
  expect(attachments).toEqual([`invoice-${order.invoiceNumber?.replaceAll('/', '-')}.pdf`]);
});

test('thirty simultaneous downloads of an invoice get the same file, and later ones the stored file', async () => {
  const orderId = await buildOrder(shop, asha);
  await dispatch(orderId);
  const files = await Promise.all(Array.from({ length: 30 }, () => download(orderId, asha.token)));
  expect(new Set(files.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(files.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  const draw = vi.spyOn(shop.documents, 'render');
  const later = await download(orderId, asha.token);
  expect(later.rawPayload.equals(files[0]?.rawPayload as Buffer)).toBe(true);
  expect(draw).not.toHaveBeenCalled();
  draw.mockRestore();
});

test('imitation jewellery is taxed at 3 %', async () => {
  const rates = await readRates(shop.db, { at: new Date(), registration: 'regular' });
  expect(chooseRate(rates('jewellery'), 49_900, 1).basisPoints).toBe(300);
  expect(chooseRate(rates('accessory'), 49_900, 1).basisPoints).toBe(1_800);
});

test('a failed dispatch leaves its invoice number to the next one', async () => {
  const orderId = await buildOrder(shop, asha);
  await moveOrder(shop.db, orderId, { to: 'Packing', ...byOperator });
  const before = await lastSerial();
  const failing = shop.db.transaction().execute(async (trx) => {
    await nextNumber(trx, 'invoice', 'GM', new Date());
    throw new Error('the machine stops');
  });
  await expect(failing).rejects.toThrow('the machine stops');
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator });
  expect(await lastSerial()).toBe(before + 1);
});

async function dispatchAs(prefix: string): Promise<string> {
  const orderId = await buildOrder(shop, asha);
  const as = { actor: 'operator', seller: { ...seller, prefix } } as const;
  await moveOrder(shop.db, orderId, { to: 'Packing', ...as });
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...as });
  const { number } = await shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .select('number')
    .executeTakeFirstOrThrow();
  return number;
}

test('numbers continue without gaps under each prefix when the owner changes it and changes it back', async () => {
  const before = await lastSerial();
  const numbers: string[] = [];
  for (const prefix of ['GM', 'GX', 'GX', 'GM']) numbers.push(await dispatchAs(prefix));
  expect(numbers.map((number) => [number.split('/')[0], Number(number.slice(-6))])).toEqual([
    ['GM', before + 1],
    ['GX', 1],
    ['GX', 2],
    ['GM', before + 2],
  ]);
  const issued = await readMonth(shop.db, monthNow());
  const gaps = (await findGstProblems(shop.db, issued, { isAbove5Crore: false })).filter((problem) =>
    problem.includes('missing'),
  );
  expect(gaps).toEqual([]);
  await shop.db.deleteFrom('tax_document').where('number', 'like', 'GX/%').execute();
});

test('a prefix whose numbers would be mixed up with those of credit notes or invoices is refused', async () => {
  const owner = await buildStaff(shop);
  const save = (invoicePrefix: string) =>
    owner.api(saveSettings, {
      body: {
        group: 'tax',
        value: { gstin: seller.gstin, isAbove5Crore: false, deliveryHsn: 'own', invoicePrefix },
      },
    });
  const refused = { status: 400, reply: { fields: { 'value.invoicePrefix': expect.any(String) } } };
  await dispatchAs('QD');
  await expect(save('Q')).rejects.toMatchObject(refused);
  await save('QD');
  await save('GM');
  await shop.database.pool.query(`update tax_document set number = replace(number, 'QD/', 'RC/'), kind = 'delivery-challan'
                                  where number like 'QD/%'`);
  await expect(save('RC')).rejects.toMatchObject(refused);
  await shop.db.deleteFrom('tax_document').where('number', 'like', 'RC/%').execute();
});

test('a refunded return has a credit note, and the monthly report lists it with its invoice', async () => {
  const orderId = await buildOrder(shop, asha, { age: '6 days' });
  await dispatch(orderId);
  const { order } = await asha.api(getOrder, { query: { orderId } });
  const itemIds = order.items.map((item) => item._id);
  await asha.api(requestReturn, { body: { orderId, itemIds, reason: 'Too tight' } });
  const { id } = await shop.db
    .selectFrom('return_request')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow();
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await moveReturn(shop.db, id, to, byOperator);
  }
  const documents = await readMonth(shop.db, monthNow());
  const csv = await gstRegister(documents);
  expect(csv.startsWith('\uFEFFdocument,number,date,')).toBe(true);
  const report = csv.split('\r\n');
  const invoice = report.find((row) => row.includes(order.invoiceNumber ?? '-'));
  expect(invoice).toContain(',29-Karnataka,');
  expect(invoice).toMatch(/,1,NOS,5,2380\.95,0,0,119\.05,2500,,2500,b2cs,NOS-NUMBERS,,[0-9a-f-]{36}$/);
  const creditNote = report.find((row) => row.startsWith('credit-note,GMC/'));
  expect(creditNote).toContain(order.invoiceNumber);
  expect(creditNote).toMatch(/,-1,NOS,5,-2380\.95,0,0,-119\.05,-2500,,2500,b2cs,NOS-NUMBERS,returned,/);
});

test('a credit note whose refund has not gone through is reported before filing', async () => {
  const [noted] = await shop.db
    .selectFrom('tax_document')
    .where('kind', '=', 'credit-note')
    .select(['kind', 'number', 'order_id', 'reason', 'content'])
    .$narrowType<TaxDocumentJson>()
    .execute();
  if (!noted) throw new Error('The return above has one');
  const problems = () =>
    findGstProblems(shop.db, [{ ...noted, date: '2026-11-22', invoice_total: null }], {
      isAbove5Crore: false,
    });
  expect(await problems()).toEqual([`${noted.number}: the buyer has not been refunded yet.`]);
  await shop.runJobs();
  expect(await problems()).toEqual([]);
});

test.each([
  ['2026-03-31T18:29:59Z', '25-26'],
  ['2026-03-31T18:30:00Z', '26-27'],
  ['2099-12-31T12:00:00Z', '99-00'],
])('the financial year changes at midnight in India: %s', (at, year) => {
  expect(financialYear(new Date(at))).toBe(year);
});

test.each([
  [250_000, 'Rupees Two Thousand Five Hundred Only'],
  [12_999_950, 'Rupees One Lakh Twenty Nine Thousand Nine Hundred Ninety Nine and Fifty Paise Only'],
  [1_000_000_000, 'Rupees One Crore Only'],
  [0, 'Rupees Zero Only'],
])('%i paise in words', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

async function lastSerial(): Promise<number> {
  const { number } = await shop.db
    .selectFrom('tax_document')
    .where('kind', '=', 'invoice')
    .orderBy('number', 'desc')
    .limit(1)
    .select('number')
    .executeTakeFirstOrThrow();
  return Number(number.slice(-6));
}

test('an old order with a misspelt state is invoiced to the right state with its code', async () => {
  const orderId = await buildOrder(shop, asha);
  await goesTo(orderId, 'RAJASTAN');
  await dispatch(orderId);
  const content = await invoiceOf(orderId);
  expect(content.placeOfSupply).toEqual({ state: 'Rajasthan', code: '08' });
  expect(content.buyer.address.at(-1)).toBe('Rajasthan (08), India');
  // The seller's own state.
  expect(content.lines[0]).toMatchObject({ igst: 0, cgst: 5_952, sgst: 5_952 });
});

test('a place of supply outside India’s states is named by the doctor and in the report', async () => {
  const orderId = await buildOrder(shop, asha);
  await goesTo(orderId, 'Atlantis');
  expect((await checkOrderPlaces(shop.db)).wrong).toEqual([
    `order ${orderId} goes to “Atlantis”, which is not a state of India`,
  ]);
  await dispatch(orderId);
  const { number } = await shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .select('number')
    .executeTakeFirstOrThrow();
  expect((await checkOrderPlaces(shop.db)).wrong).toEqual([
    `invoice ${number} for “Atlantis” has no state code and was taxed as IGST`,
  ]);
  const report = await gstRegister(await readMonth(shop.db, monthNow()));
  expect(report.split('\r\n').find((row) => row.includes(number))).toContain(',unknown-Atlantis,');
});

// Last, because the tests before it run all jobs, and each of these orders has an invoice to mail.
test('fifty orders dispatched at once get fifty consecutive invoice numbers', async () => {
  const orderIds: string[] = [];
  for (let count = 0; count < 50; count++) orderIds.push(await buildOrder(shop, asha));
  await Promise.all(orderIds.map(dispatch));
  const documents = await shop.db
    .selectFrom('tax_document')
    .where('kind', '=', 'invoice')
    .orderBy('number')
    .select(['number', 'content'])
    .$narrowType<TaxDocumentJson>()
    .execute();
  const serials = documents.map(({ number }) => Number(number.slice(-6)));
  expect(serials).toEqual(serials.map((_, index) => index + 1));
  expect(serials.length).toBeGreaterThanOrEqual(50);
  // From Rajasthan to Karnataka.
  expect(documents.at(-1)?.content).toMatchObject({
    placeOfSupply: { state: 'Karnataka', code: '29' },
    total: 250_000,
    lines: [{ basisPoints: 500, taxable: 238_095, igst: 11_905, cgst: 0 }],
  });
}, 120_000);

async function goesTo(orderId: string, state: string): Promise<void> {
  await sql`update orders set address = (address::jsonb || ${JSON.stringify({ state })}::jsonb) where id = ${orderId}`.execute(
    shop.db,
  );
}

async function invoiceOf(orderId: string) {
  const { content } = await shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .select('content')
    .$narrowType<TaxDocumentJson>()
    .executeTakeFirstOrThrow();
  return content;
}

function monthNow(): string {
  return new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
}
