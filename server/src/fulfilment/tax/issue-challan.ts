import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Orders, ReturnRequest } from '../../platform/database/tables.ts';
import { dispatchContent } from './dispatch-content.ts';
import { nextNumber } from './next-number.ts';
import type { Seller } from './tax-document.ts';

/**
 * Its goods replace some that were already invoiced, so that there is nothing to tax. The order's row must be
 * locked.
 */
export async function issueChallan(
  trx: Transaction,
  order: Selectable<Orders>,
  exchanged: Selectable<ReturnRequest>,
  seller: Seller,
): Promise<void> {
  const at = new Date();
  const content = await dispatchContent(trx, order, { seller, at, isDiscounted: false });
  const invoice = await trx
    .selectFrom('order_line')
    .innerJoin('tax_document', 'tax_document.order_id', 'order_line.order_id')
    .where('order_line.id', '=', exchanged.paid_line_id)
    .where('kind', '=', 'invoice')
    .select(['number', 'issued_at'])
    .executeTakeFirst();
  await trx
    .insertInto('tax_document')
    .values({
      id: uuid(),
      kind: 'delivery-challan',
      number: await nextNumber(trx, 'delivery-challan', seller.prefix, at),
      order_id: order.id,
      return_id: null,
      issued_at: at,
      content: JSON.stringify({
        ...content,
        ...(invoice && { against: invoice.number, againstDate: invoice.issued_at.toISOString() }),
      }),
    })
    .execute();
}
