import type { OrderStatus, ParcelState } from '../../platform/database/tables.ts';

/** Where the items of an order are: what its current parcels stand at, and whether some are in none yet. */
export type Standing = {
  states: ReadonlySet<ParcelState | 'unpacked'>;
  /** Whether any parcel ever left. */
  hasLeft: boolean;
};

const ENDED: ReadonlySet<string> = new Set<ParcelState>([
  ...(['delivered', 'rto_received', 'lost', 'damaged', 'cancelled'] as const),
]);

/**
 * What an order is called once something of it left: all of it out for delivery, all of it at an end, or under way. A
 * delivered parcel outweighs one that was lost or came back, which its own label tells.
 */
export function statusByParcels(states: Standing['states']): OrderStatus {
  const open = [...states].filter((state) => !ENDED.has(state));
  if (open.length > 0)
    return open.every((state) => state === 'out_for_delivery') ? 'Out for delivery' : 'Shipped';
  if (states.has('delivered')) return 'Delivered';
  return states.has('lost') || states.has('damaged') ? 'Lost in transit' : 'Returned to seller';
}

/** Before anything left, packing and cancelling decide. */
const BEFORE: readonly OrderStatus[] = ['Order Placed', 'Packing', 'Cancelled'];

/** Whether an order is called what its parcels say. */
export function isStatusOf(status: OrderStatus, { states, hasLeft }: Standing): boolean {
  return hasLeft ? status === statusByParcels(states) : BEFORE.includes(status);
}

/** Where the parcels of an order stand after a step of the whole order. */
export const stateAfter = {
  Shipped: 'in_transit',
  'Out for delivery': 'out_for_delivery',
  Delivered: 'delivered',
} as const satisfies Partial<Record<OrderStatus, ParcelState>>;
