import { exportOrders } from '@gulmohar/contract/admin/list-file.ts';
import { ExportButton } from '../export/export-button.tsx';
import type { OrderFilter } from './orders.queries.ts';

/** Exports the listed orders with their buyers as a file; with a search, the orders in any state. */
export function ExportOrders({ filter: { q: _, sort: __, ...filter } }: { filter: OrderFilter }) {
  const isAll = Object.values(filter).every((value) => value === undefined);
  return (
    <ExportButton
      label="Export"
      title="Export orders"
      list={{ call: exportOrders, body: filter }}
      fileName="orders.csv"
    >
      <p>
        {isAll ? 'All orders' : 'The orders in this list, as filtered now'}, oldest first, with their items,
        amounts, names and addresses. The export is recorded in the audit log.
      </p>
    </ExportButton>
  );
}
