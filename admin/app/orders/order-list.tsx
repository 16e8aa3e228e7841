import type { AdminOrderRow } from '@gulmohar/contract/admin/order.ts';
import { type Column, ListTable } from '../list/list-table.tsx';
import { orderColumns } from './order-columns.tsx';

type OrderListProps = {
  orders: readonly AdminOrderRow[];
  empty: string;
  /** Defaults to the usual columns. */
  columns?: readonly Column<AdminOrderRow>[];
  ticked?: { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void };
};

/** Orders as a table, or as cards on a phone. */
export function OrderList({ orders, empty, columns = usual, ticked }: OrderListProps) {
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

const usual = orderColumns.filter(({ isExtra }) => !isExtra);
