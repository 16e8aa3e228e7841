import type { OrderStatus, ParcelState } from '../../platform/database/tables.ts';

/** The states of the current parcels, and whether some items are in no parcel yet. */
export type Standing = {
  states: ReadonlySet<ParcelState | 'unpacked'>;
  hasLeft: boolean;
};

const ENDED: ReadonlySet<string> = new Set<ParcelState>([
  ...(['delivered', 'rto_received', 'lost', 'damaged', 'cancelled'] as const),
]);

/** At the end, a delivered parcel outweighs one that was lost or came back, which shows its own state. */
export function statusByParcels(states: Standing['states']): OrderStatus {
  const open = [...states].filter((state) => !ENDED.has(state));
  if (open.length > 0)
    return open.every((state) => state === 'out_for_delivery') ? 'Out for delivery' : 'Shipped';
  if (states.has('delivered')) return 'Delivered';
  return states.has('lost') || states.has('damaged') ? 'Lost in transit' : 'Returned to seller';
}

/** Before anything has left, the status comes from packing and cancelling. */
const BEFORE: readonly OrderStatus[] = ['Order Placed', 'Packing', 'Cancelled'];

export function isStatusOf(status: OrderStatus, { states, hasLeft }: Standing): boolean {
  return hasLeft ? status === statusByParcels(states) : BEFORE.includes(status);
}

export const stateAfter = {
  Shipped: 'in_transit',
  'Out for delivery': 'out_for_delivery',
  Delivered: 'delivered',
} as const satisfies Partial<Record<OrderStatus, ParcelState>>;
