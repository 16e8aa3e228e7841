import { Badge } from '../components/badge.tsx';
import type { OrderStatus } from './orders.queries.ts';

const tones = {
  'Order Placed': 'wait',
  Packing: 'wait',
  Shipped: 'plain',
  'Out for delivery': 'plain',
  Delivered: 'good',
  'Returned to seller': 'bad',
  'Lost in transit': 'bad',
  Cancelled: 'bad',
} as const satisfies Record<OrderStatus, string>;

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}
