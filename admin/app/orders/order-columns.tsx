import type { AdminOrderRow } from '@gulmohar/contract/admin/order.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';
import { Thumbnail } from '../components/thumbnail.tsx';
import { RowLink } from '../list/list-table.tsx';
import { SecondLine } from '../list/second-line.tsx';
import type { ListColumn } from '../list/use-columns.ts';
import { paths } from '../paths.ts';
import { StatusBadge } from './status-badge.tsx';

export const orderColumns: ListColumn<AdminOrderRow>[] = [
  {
    key: 'order',
    head: 'Order',
    isFixed: true,
    cell: (order) => (
      <>
        <RowLink to={paths.order(order.orderId)}>{order.shortId}</RowLink>
        <SecondLine>{showDateTime(order.placedAt)}</SecondLine>
      </>
    ),
  },
  {
    key: 'buyer',
    head: 'Buyer',
    cell: (order) => (
      <>
        {order.buyerName || 'Erased customer'}
        {order.isExpress && <strong className="text-heading"> · Express</strong>}
        <SecondLine>{order.city}</SecondLine>
      </>
    ),
  },
  {
    key: 'units',
    head: 'Units',
    cell: (order) => (
      <span className="flex items-start gap-3 dense:items-center">
        <Thumbnail src={order.picture} size="small" />
        <span className="line-clamp-2 dense:line-clamp-1">
          <strong className="font-semibold">{order.units} ×</strong> {order.items}
        </span>
      </span>
    ),
  },
  { key: 'state', head: 'State', cell: (order) => <OrderState order={order} /> },
  { key: 'payment', head: 'Payment', cell: (order) => <span>{paymentText(order)}</span> },
  {
    key: 'courier',
    head: 'Courier',
    isExtra: true,
    cell: ({ courier, trackingNumber }) =>
      courier && (
        <>
          {courier}
          <SecondLine>{trackingNumber}</SecondLine>
        </>
      ),
  },
  { key: 'amount', head: 'Amount', isNumber: true, cell: (order) => formatRupees(order.amount) },
];

/** An order that waits for its buyer's confirmation is not to be packed yet. */
function OrderState({ order }: { order: AdminOrderRow }) {
  if (!order.isToConfirm) return <StatusBadge status={order.status} />;
  return <Badge tone="plain">Not confirmed yet</Badge>;
}

function paymentText({ paymentMethod, isPaid }: AdminOrderRow): string {
  if (paymentMethod !== CASH_ON_DELIVERY) return 'Paid online';
  return isPaid ? 'Cash, collected' : 'Cash to collect';
}
