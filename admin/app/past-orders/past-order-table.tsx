import type { PastOrderRow } from '@gulmohar/contract/admin/past-order.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { showDateTime } from '../components/india-time.ts';
import { PagedTable } from '../list/paged-table.tsx';
import type { PastOrderList } from './use-past-orders.ts';

const statusTexts: Record<PastOrderRow['status'], string> = {
  sent: 'Sent',
  'not-sent': 'Not sent',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

type PastOrderTableProps = { list: PastOrderList; empty: string };

/** Orders of the earlier shop that match a search; there is nothing to do with them here but to read them. */
export function PastOrderTable({ list, empty }: PastOrderTableProps) {
  return (
    <PagedTable
      caption="Past orders"
      list={list}
      rowsOf={(page) => page.orders}
      rowKey={({ pastOrderId }) => pastOrderId}
      columns={[
        {
          head: 'Order',
          cell: ({ number, placedAt }) => (
            <>
              <span className="font-semibold">{number}</span>{' '}
              <span className="text-muted">{showDateTime(placedAt)}</span>
            </>
          ),
        },
        {
          head: 'Buyer',
          cell: ({ name, email, phone, address }) => (
            <span className="wrap-anywhere">
              {[name, email, phone].filter(Boolean).join(', ')}
              <span className="block text-muted">{address}</span>
            </span>
          ),
        },
        { head: 'Items', cell: ({ lines }) => <Lines lines={lines} /> },
        {
          head: 'Total',
          isNumber: true,
          cell: ({ total, refunded, paymentMethod }) => (
            <>
              {formatRupees(total)}
              <span className="block text-muted">{paymentMethod}</span>
              {refunded > 0 && <span className="block text-muted">{formatRupees(refunded)} refunded</span>}
            </>
          ),
        },
        { head: 'Status', cell: ({ status }) => statusTexts[status] },
      ]}
      empty={empty}
    />
  );
}

function Lines({ lines }: Pick<PastOrderRow, 'lines'>) {
  return (
    <ul>
      {lines.map(({ name, sku, quantity }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order that never changes
        <li key={at} className="wrap-anywhere">
          {quantity} × {name} {sku && <span className="text-muted">{sku}</span>}
        </li>
      ))}
    </ul>
  );
}
