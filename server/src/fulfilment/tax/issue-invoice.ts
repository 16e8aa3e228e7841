import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { cashAtTheDoor } from '../../sales/cod/cash-due.ts';
import { dispatchContent } from './dispatch-content.ts';
import { nextNumber } from './next-number.ts';
import type { Seller } from './tax-document.ts';

/** The order's row must be locked. */
export async function issueInvoice(
  trx: Transaction,
  order: Selectable<Orders>,
  seller: Seller,
  at: Date,
): Promise<void> {
  const collect = cashAtTheDoor(order);
  const content = await dispatchContent(trx, order, { seller, at, isDiscounted: true });
  await trx
    .insertInto('tax_document')
    .values({
      id: uuid(),
      kind: 'invoice',
      number: await nextNumber(trx, 'invoice', seller.prefix, at),
      order_id: order.id,
      return_id: null,
      issued_at: at,
      content: JSON.stringify({
        ...content,
        ...(collect !== null && { collect }),
        ...(order.promotion_discount > 0 && { promotionDiscount: order.promotion_discount }),
        ...(order.prepaid_discount > 0 && { prepaidDiscount: order.prepaid_discount }),
      }),
    })
    .execute();
}
