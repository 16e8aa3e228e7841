import type { PrintKind } from '@gulmohar/contract/admin/print.ts';
import { shortId } from '../../fulfilment/order/short-id.ts';
import { hasLabel } from '../../fulfilment/parcel/label/read-labels.ts';
import type { Database } from '../../platform/database/connection.ts';

type Count = { counts: Record<PrintKind, number>; withoutLabel: string[]; withoutInvoice: string[] };

/** An order has no label before it is packed, and no invoice before it is shipped. */
export async function countPrints(db: Database, orderIds: readonly string[]): Promise<Count> {
  const [orders, parcels, invoices] = await Promise.all([
    db.selectFrom('orders').where('id', 'in', orderIds).select('id').execute(),
    db
      .selectFrom('parcel')
      .where('order_id', 'in', orderIds)
      .where('outcome', 'is', null)
      .select(['order_id', 'state'])
      .execute(),
    db
      .selectFrom('tax_document')
      .where('order_id', 'in', orderIds)
      .where('kind', '<>', 'credit-note')
      .select('order_id')
      .execute(),
  ]);
  const labels = parcels.filter(hasLabel);
  const without = (rows: readonly { order_id: string }[]) =>
    orders
      .map(({ id }) => id)
      .filter((id) => rows.every(({ order_id }) => order_id !== id))
      .map(shortId);
  return {
    counts: { invoice: invoices.length, 'packing-slip': orders.length, label: labels.length },
    withoutLabel: without(parcels.filter(({ state }) => state !== 'cancelled')),
    withoutInvoice: without(invoices),
  };
}
