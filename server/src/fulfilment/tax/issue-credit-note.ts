import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../platform/database/connection.ts';
import type { ReturnRequest } from '../../platform/database/tables.ts';
import { partOf, withoutCredited } from './credited-lines.ts';
import { nextNumber } from './next-number.ts';
import type { Seller, TaxDocumentJson, TaxDocumentLine } from './tax-document.ts';

/** If an invoice was issued. The row of the order that was paid must be locked. */
export async function issueCreditNote(
  trx: Transaction,
  request: Selectable<ReturnRequest>,
  seller: Seller,
  at: Date,
): Promise<void> {
  const { order_id: orderId } = await trx
    .selectFrom('order_line')
    .where('id', '=', request.paid_line_id)
    .select('order_id')
    .executeTakeFirstOrThrow();
  await takeBack(trx, orderId, {
    cause: { reason: 'returned', return_id: request.id },
    isTaken: (line) => line.orderLineId === request.paid_line_id,
    units: { quantity: request.quantity, paid: request.refund_amount },
    seller,
    at,
  });
}

type Undelivered = {
  orderId: string;
  parcelId: string;
  lineIds: readonly string[];
  /** Whether the delivery charge is refunded as well. */
  hasDelivery: boolean;
};

/** The order's row must be locked. */
export async function issueUndeliveredNote(
  trx: Transaction,
  { orderId, parcelId, lineIds, hasDelivery }: Undelivered,
  seller: Seller,
  at: Date,
): Promise<void> {
  await takeBack(trx, orderId, {
    cause: { reason: 'undelivered', parcel_id: parcelId },
    isTaken: ({ orderLineId }) => (orderLineId === null ? hasDelivery : lineIds.includes(orderLineId)),
    seller,
    at,
  });
}

type Missing = {
  orderId: string;
  changeId: string;
  lineId: string;
  quantity: number;
  paid: Paise;
};

/** The order's row must be locked. */
export async function issueMissingNote(
  trx: Transaction,
  { orderId, changeId, lineId, quantity, paid }: Missing,
  seller: Seller,
  at: Date,
): Promise<void> {
  await takeBack(trx, orderId, {
    cause: { reason: 'missing', line_change_id: changeId },
    isTaken: ({ orderLineId }) => orderLineId === lineId,
    units: { quantity, paid },
    seller,
    at,
  });
}

type Units = { quantity: number; paid: Paise };

type Taken = {
  cause:
    | { reason: 'returned'; return_id: string }
    | { reason: 'undelivered'; parcel_id: string }
    | { reason: 'missing'; line_change_id: string };
  isTaken: (line: TaxDocumentLine) => boolean;
  /** Absent for everything that was not credited before. */
  units?: Units;
  seller: Seller;
  at: Date;
};

/** If the order has an invoice with these lines. */
async function takeBack(
  trx: Transaction,
  orderId: string,
  { cause, isTaken, units, seller, at }: Taken,
): Promise<void> {
  const invoice = await trx
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .select(['number', 'content', 'issued_at'])
    .$narrowType<TaxDocumentJson>()
    .executeTakeFirst();
  if (!invoice) return;
  const credited = await findCredited(trx, orderId);
  const { placeOfSupply, seller: from, buyer } = invoice.content;
  const isSameState = placeOfSupply.code === from.gstin.slice(0, 2);
  const lines = invoice.content.lines
    .filter(isTaken)
    .map((line) => withoutCredited(line, credited))
    .filter((line) => line.quantity > 0 && !(units?.paid === 0 && line.paid > 0))
    .map((line) => (units && isPart(units, line) ? partOf(line, units, isSameState) : line));
  if (lines.length === 0) return;
  await trx
    .insertInto('tax_document')
    .values({
      id: uuid(),
      kind: 'credit-note',
      number: await nextNumber(trx, 'credit-note', seller.prefix, at),
      order_id: orderId,
      ...cause,
      issued_at: at,
      content: JSON.stringify({
        seller: from,
        buyer,
        placeOfSupply,
        against: invoice.number,
        againstDate: invoice.issued_at.toISOString(),
        lines,
        total: lines.reduce((sum, line) => sum + line.paid, 0),
      }),
    })
    .execute();
}

/** The last part is what is left of the line, so that all parts add up to it. */
function isPart(units: Units, line: TaxDocumentLine): boolean {
  return units.quantity < line.quantity || units.paid < line.paid;
}

async function findCredited(trx: Transaction, orderId: string): Promise<TaxDocumentLine[]> {
  const notes = await trx
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit-note')
    .select('content')
    .$narrowType<TaxDocumentJson>()
    .execute();
  return notes.flatMap(({ content }) => content.lines);
}
