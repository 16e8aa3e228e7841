import { exportOrders } from '@gulmohar/contract/admin/list-file.ts';
import { ExportButton } from '../export/export-button.tsx';
import type { OrderFilter } from './orders.queries.ts';

/** The orders of the list as a file, with their buyers; for a search, the orders of all states. */
export function ExportOrders({ filter: { status, payment, returns, from, to } }: { filter: OrderFilter }) {
  const isAll = !(status || payment || returns || from || to);
  return (
    <ExportButton
      label="Export"
      title="Export orders"
      list={{ call: exportOrders, body: { status, payment, returns, from, to } }}
      fileName="orders.csv"
    >
      <p>
        {isAll ? 'All orders' : 'The orders of this list as it is filtered now'}, the oldest first, with their
        items, amounts, names and addresses. The audit log records that you took them.
      </p>
    </ExportButton>
  );
}
