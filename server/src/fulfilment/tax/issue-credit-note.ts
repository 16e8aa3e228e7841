import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../platform/database/connection.ts';
import type { ReturnRequest } from '../../platform/database/tables.ts';
import { nextNumber } from './next-number.ts';
import type { Seller, TaxDocumentJson, TaxDocumentLine } from './tax-document.ts';

/**
 * Reverses a returned item's line of the invoice, if there was an invoice. The row of the order that was paid must be
 * locked.
 */
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
    seller,
    at,
  });
}

type Undelivered = {
  orderId: string;
  parcelId: string;
  lineIds: readonly string[];
  /** Whether the delivery charge goes back as well. */
  hasDelivery: boolean;
};

/** The same for what did not reach the buyer with a parcel. The order's row must be locked. */
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

type Taken = {
  cause: { reason: 'returned'; return_id: string } | { reason: 'undelivered'; parcel_id: string };
  isTaken: (line: TaxDocumentLine) => boolean;
  seller: Seller;
  at: Date;
};

/** Credits lines of an order's invoice, if there is one and it has them. */
async function takeBack(
  trx: Transaction,
  orderId: string,
  { cause, isTaken, seller, at }: Taken,
): Promise<void> {
  const invoice = await trx
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .select(['number', 'content', 'issued_at'])
    .$narrowType<TaxDocumentJson>()
    .executeTakeFirst();
  const lines = invoice?.content.lines.filter(isTaken) ?? [];
  if (!invoice || lines.length === 0) return;
  const { collect: _, ...content } = invoice.content;
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
        ...content,
        against: invoice.number,
        againstDate: invoice.issued_at.toISOString(),
        lines,
        total: lines.reduce((sum, line) => sum + line.paid, 0),
      }),
    })
    .execute();
}
