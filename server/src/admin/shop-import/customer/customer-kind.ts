import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { columnKey } from '../source/column-key.ts';
import { unreadHeadings } from '../source/table-row.ts';
import { rowsReader } from '../unit/rows-reader.ts';
import type { ImportContext, SourceRow, UnitKind } from '../unit/unit-kind.ts';
import { customerColumns } from './customer-columns.ts';
import { readCustomer } from './source-customer.ts';
import { type CustomerUndo, undoCustomer } from './undo-customer.ts';
import { writeCustomer } from './write-customer.ts';

/** Customers become accounts without a password. */
export const customerKind: UnitKind<CustomerUndo> = {
  name: 'customer',
  files: ['shopify-customers', 'woocommerce-customers'],
  permission: 'customers.privacy',
  isPersonal: true,
  keyReader: (head) => columnKey(head, customerColumns.email, (email) => email.toLowerCase()),
  leftOut: (head) => unreadHeadings(head, customerColumns),
  open: openCustomers,
  undo: undoCustomer,
};

async function openCustomers(_db: Database, { importId, files }: ImportContext) {
  const read = rowsReader(files, customerColumns);
  const nameOf = new Map(files.map(({ position, name }) => [position, name]));
  return ({ rows }: { rows: SourceRow[] }) => {
    const customer = readCustomer(rows.flatMap(read));
    const file = nameOf.get(rows[0]?.file ?? 0) ?? '';
    return {
      title: customer.name || customer.email,
      write: (trx: Transaction) => writeCustomer(trx, { importId, file, customer }),
    };
  };
}
