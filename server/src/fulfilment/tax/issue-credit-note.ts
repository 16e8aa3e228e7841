import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../platform/database/connection.ts';
import type { ReturnRequest } from '../../platform/database/tables.ts';
import { nextNumber } from './next-number.ts';
import type { Seller, TaxDocumentJson } from './tax-document.ts';

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
  const invoice = await trx
    .selectFrom('order_line')
    .innerJoin('tax_document', 'tax_document.order_id', 'order_line.order_id')
    .where('order_line.id', '=', request.paid_line_id)
    .where('kind', '=', 'invoice')
    .select(['number', 'content', 'issued_at', 'tax_document.order_id'])
    .$narrowType<TaxDocumentJson>()
    .executeTakeFirst();
  if (!invoice) return;
  const { content } = invoice;
  const lines = content.lines.filter((line) => line.orderLineId === request.paid_line_id);
  await trx
    .insertInto('tax_document')
    .values({
      id: uuid(),
      kind: 'credit-note',
      number: await nextNumber(trx, 'credit-note', seller.prefix, at),
      order_id: invoice.order_id,
      return_id: request.id,
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
