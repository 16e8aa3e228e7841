import { MAX_COUNTED_ORDERS } from '@gulmohar/contract/admin/order.ts';
import { useQuery } from '@tanstack/react-query';
import type { BuiltInView } from '../list/view-tabs.tsx';
import { orderCountsQuery } from './orders.queries.ts';

/** The built-in views, with the number of orders waiting in each. */
export function useOrderViews(): BuiltInView[] {
  const { data } = useQuery(orderCountsQuery);
  const counts = data?.counts ?? {};
  return [
    view('To pack', '', counts['Order Placed']),
    view('Cash to confirm', 'state=all&payment=to-confirm', data?.toConfirm),
    view('Being packed', 'state=Packing&packed=no', data && (counts.Packing ?? 0) - data.toShip),
    view('To ship', 'state=Packing&packed=yes', data?.toShip),
    view('Shipped', 'state=Shipped', counts.Shipped),
    view('Out for delivery', 'state=Out+for+delivery', counts['Out for delivery']),
    view('Cash to collect', 'state=all&payment=unpaid'),
    view('With returns', 'state=all&returns=open'),
    view('All', 'state=all'),
  ];
}

function view(name: string, query: string, count?: number): BuiltInView {
  if (count === undefined) return { name, query };
  return { name, query, count: count < MAX_COUNTED_ORDERS ? String(count) : `${count}+` };
}
