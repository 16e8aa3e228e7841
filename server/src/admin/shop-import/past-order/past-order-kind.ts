import { v7 as uuid } from 'uuid';
import type { ChangeAuthor } from '../../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { columnKey } from '../source/column-key.ts';
import { SourceFault } from '../source/source-product.ts';
import { unreadHeadings } from '../source/table-row.ts';
import { rowsReader } from '../unit/rows-reader.ts';
import type { ImportContext, SourceRow, UnitKind, Written } from '../unit/unit-kind.ts';
import { pastOrderColumns } from './past-order-columns.ts';
import { type ReadPastOrder, readPastOrder } from './read-past-order.ts';

type PastOrderUndo = { pastOrderId: string };

/** Orders of the earlier shop are kept to be read: for its shoppers, and for the staff who answer them. */
export const pastOrderKind: UnitKind<PastOrderUndo> = {
  name: 'past-order',
  files: ['shopify-orders'],
  permission: 'customers.privacy',
  isPersonal: true,
  keyReader: (head) => columnKey(head, pastOrderColumns.number, (number) => number),
  leftOut: (head) => unreadHeadings(head, pastOrderColumns),
  open: openPastOrders,
  undo: undoPastOrder,
};

async function openPastOrders(_db: Database, { importId, mapping, files }: ImportContext) {
  const read = rowsReader(files, pastOrderColumns);
  const { orderYears } = mapping;
  const since = new Date();
  since.setUTCFullYear(since.getUTCFullYear() - orderYears);
  return ({ rows }: { rows: SourceRow[] }) => {
    const order = readPastOrder(rows.flatMap(read));
    if (orderYears > 0 && order.placedAt < since)
      throw new SourceFault(order.line, 'Created at', `It is older than ${orderYears} years`);
    return { title: order.number, write: (trx: Transaction) => writePastOrder(trx, importId, order) };
  };
}

async function writePastOrder(
  trx: Transaction,
  importId: string,
  { line, placedAt, paymentMethod, lines, ...order }: ReadPastOrder,
): Promise<Written<PastOrderUndo>> {
  const added = await trx
    .insertInto('past_order')
    .values({
      ...order,
      id: uuid(),
      import_id: importId,
      placed_at: placedAt,
      payment_method: paymentMethod,
      lines: JSON.stringify(lines),
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { outcome: 'new', notes: [], undo: [{ pastOrderId: added.id }] };
  const message = 'There is a past order with this number: it stays as it is';
  return { outcome: 'same', notes: [{ line, column: 'Name', message }], undo: [] };
}

async function undoPastOrder(
  trx: Transaction,
  _actor: ChangeAuthor,
  { pastOrderId }: PastOrderUndo,
): Promise<void> {
  await trx.deleteFrom('past_order').where('id', '=', pastOrderId).execute();
}
