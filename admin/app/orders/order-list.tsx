import type { AdminOrderRow } from '@gulmohar/contract/admin/order.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { paths } from '../paths.ts';
import { showDateTime } from '../shell/india-time.ts';
import { type Column, ListTable, RowLink } from '../shell/list-table.tsx';
import { StatusBadge } from './status-badge.tsx';

type OrderListProps = {
  orders: readonly AdminOrderRow[];
  empty: string;
  ticked?: { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void };
};

/** Orders in a table, on a phone as cards. */
export function OrderList({ orders, empty, ticked }: OrderListProps) {
  return (
    <ListTable
      caption="Orders"
      rows={orders}
      rowKey={(order) => order.orderId}
      rowName={(order) => `Order ${order.shortId}`}
      columns={columns}
      empty={empty}
      {...(ticked && { ticked })}
    />
  );
}

const columns: Column<AdminOrderRow>[] = [
  {
    head: 'Order',
    cell: (order) => (
      <>
        <RowLink to={paths.order(order.orderId)}>{order.shortId}</RowLink>
        <span className="ml-3 text-muted md:ml-0 md:block">{showDateTime(order.placedAt)}</span>
      </>
    ),
  },
  {
    head: 'Buyer',
    cell: (order) => (
      <>
        {order.buyerName || 'Erased customer'}
        <span className="ml-2 text-muted md:ml-0 md:block">{order.city}</span>
      </>
    ),
  },
  {
    head: 'Units',
    cell: (order) => (
      <span className="line-clamp-2">
        <strong className="font-semibold">{order.units} ×</strong> {order.items}
      </span>
    ),
  },
  { head: 'State', cell: (order) => <StatusBadge status={order.status} /> },
  { head: 'Amount', isNumber: true, cell: (order) => formatRupees(order.amount) },
];
