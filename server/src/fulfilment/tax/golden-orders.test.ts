import { refundInPart } from '@gulmohar/contract/admin/order-steps.ts';
import { startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { stateCode } from '@gulmohar/contract/values/states.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { makeOlder } from '../../../testing/build-order.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import {
  type GoldenOrder,
  goldenOrders,
  type PlacedGoldenOrder,
  placeGoldenOrder,
} from '../../../testing/golden-order.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { afterSale } from '../../../testing/seller.ts';
import { shipOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveReturn } from '../return/move-return.ts';
import { findGstProblems } from './filing/findings.ts';
import { readMonth } from './filing/read-issued.ts';
import { gstRegister } from './filing/register.ts';
import { readDocument } from './read-documents.ts';
import type { TaxDocumentJson, TaxDocumentLine } from './tax-document.ts';

const byOperator = { actor: 'operator', ...afterSale } as const;

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(async () => {
  await expectInvariants(shop);
  await shop.close();
});

async function documentOf(orderId: string, kind: 'invoice' | 'credit-note' | 'delivery-challan') {
  return shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .select(['id', 'number', 'content'])
    .$narrowType<TaxDocumentJson>()
    .executeTakeFirstOrThrow();
}

async function linesOf(orderId: string) {
  return shop.db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .selectAll()
    .execute();
}

function figuresOf({ paid, basisPoints, taxable, cgst, sgst, igst }: TaxDocumentLine) {
  return [paid, basisPoints, taxable, cgst, sgst, igst];
}

async function expectInvoice({ expected, ...golden }: GoldenOrder, orderId: string): Promise<void> {
  const { content, id } = await documentOf(orderId, 'invoice');
  const delivery = expected.delivery ? [expected.delivery] : [];
  expect(content.lines.map(figuresOf)).toEqual([...expected.lines, ...delivery]);
  expect(content.lines.slice(0, golden.lines.length).map(({ discount }) => discount)).toEqual(
    expected.discounts,
  );
  expect(content.lines.map(({ unitPrice }) => unitPrice).filter(Boolean)).toEqual(
    golden.lines.map(({ price }) => price),
  );
  const { state } = golden;
  expect(content).toMatchObject({
    total: expected.total,
    placeOfSupply: { state, code: stateCode(state as Parameters<typeof stateCode>[0]) },
    buyer: { name: golden.name },
  });
  expect((await readDocument(shop, { documentId: id }))?.content.subarray(0, 5).toString()).toBe('%PDF-');
}

/** Expects every amount that the shopper agreed to in the order's mail, in both text and HTML. */
async function expectOrderMail({ lines, expected }: GoldenOrder, email: string): Promise<void> {
  const [placed, shipped] = await readMails(shop, email);
  const amounts = [...lines.map(({ price, quantity }) => price * quantity), expected.total];
  if (expected.discount > 0) amounts.push(expected.discount);
  if (expected.shipping > 0) amounts.push(expected.shipping);
  for (const amount of amounts) {
    expect(placed?.text).toContain(formatRupees(amount));
    expect(placed?.html).toContain(formatRupees(amount));
  }
  expect(shipped?.subject).toContain('on its way');
}

async function takeBack(
  { orderId, shopper }: PlacedGoldenOrder,
  line: number,
  size?: string,
): Promise<string> {
  await makeOlder(shop, orderId, '6 days');
  const itemIds = [(await linesOf(orderId))[line]?.id ?? ''];
  const body = { orderId, itemIds, reason: 'Too tight' };
  if (shopper) await shopper.api(requestReturn, { body: { ...body, ...(size && { exchangeSize: size }) } });
  else await owner.api(startAdminReturn, { body });
  const { id } = await shop.db
    .selectFrom('return_request')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow();
  for (const to of ['Return Approved', 'Returned'] as const) await moveReturn(shop.db, id, to, byOperator);
  return id;
}

async function expectCreditNote(
  { expected }: GoldenOrder,
  placed: PlacedGoldenOrder,
  line: number,
  before = 0,
) {
  const returnId = await takeBack(placed, line);
  await moveReturn(shop.db, returnId, 'Refunded', byOperator);
  const invoice = await documentOf(placed.orderId, 'invoice');
  const note = await documentOf(placed.orderId, 'credit-note');
  expect(note.content.lines.map(figuresOf)).toEqual([expected.lines[line]]);
  expect(note.content).toMatchObject({ against: invoice.number, total: expected.lines[line]?.[0] });
  expect(Date.parse(note.content.againstDate ?? '')).not.toBeNaN();
  const due = Math.min(expected.lines[line]?.[0] ?? 0, expected.total - before);
  const mails = await readMails(shop, placed.email);
  expect(mails.at(-1)?.text).toContain(formatRupees(due));
}

async function expectChallan(
  { expected }: GoldenOrder,
  placed: PlacedGoldenOrder,
  line: number,
): Promise<void> {
  const returnId = await takeBack(placed, line, 'L');
  const { id: exchangeId } = await shop.db
    .selectFrom('return_request')
    .innerJoin('orders', 'orders.checkout_id', 'return_request.exchange_checkout_id')
    .where('return_request.id', '=', returnId)
    .select('orders.id')
    .executeTakeFirstOrThrow();
  await shipOrder(shop, exchangeId);
  const { content, number } = await documentOf(exchangeId, 'delivery-challan');
  expect(number).toMatch(/^GMD\//);
  expect(content.lines.map(figuresOf)).toEqual([expected.lines[line]]);
  expect(content.against).toBe((await documentOf(placed.orderId, 'invoice')).number);
}

async function giveBack(orderId: string, amount: number): Promise<void> {
  await owner.api(refundInPart, { body: { orderId, requestId: uuid(), amount, reason: 'A loose thread' } });
}

test.each(goldenOrders.map((golden, nth) => [golden.title, golden, nth] as const))(
  'the documents and mails of an order are right to the paisa: %s',
  async (_, golden, nth) => {
    const placed = await placeGoldenOrder(shop, golden, nth);
    await shipOrder(shop, placed.orderId);
    await expectInvoice(golden, placed.orderId);
    await expectOrderMail(golden, placed.email);
    let before = 0;
    for (const step of golden.after?.split(', ') ?? []) {
      const [what, value = ''] = step.split(' ');
      if (what === 'goodwill') {
        before = Number(value);
        await giveBack(placed.orderId, before);
      } else if (what === 'exchange') await expectChallan(golden, placed, Number(value));
      else await expectCreditNote(golden, placed, Number(value), before);
    }
  },
);

test('the month of all these orders adds up and has no problems before filing', async () => {
  const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
  const documents = await readMonth(shop.db, month);
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  expect(invoices).toHaveLength(goldenOrders.length);
  const total = invoices.reduce((sum, { content }) => sum + content.total, 0);
  expect(total).toBe(goldenOrders.reduce((sum, { expected }) => sum + expected.total, 0));
  expect(await findGstProblems(shop.db, documents, { isAbove5Crore: true })).toEqual([]);
  const rows = (await gstRegister(documents)).trimEnd().split('\r\n').slice(1);
  expect(rows).toHaveLength(documents.reduce((sum, { content }) => sum + content.lines.length, 0));
});
