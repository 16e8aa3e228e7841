import type { OrderStatus, ParcelState } from '../../platform/database/tables.ts';

/**
 * Where the items of an order are: the states of its current parcels, and whether some are in no parcel yet.
 */
export type Standing = {
  states: ReadonlySet<ParcelState | 'unpacked'>;
  /** Whether any parcel has ever left. */
  hasLeft: boolean;
};

const ENDED: ReadonlySet<string> = new Set<ParcelState>([
  ...(['delivered', 'rto_received', 'lost', 'damaged', 'cancelled'] as const),
]);

/**
 * The status of an order once one of its parcels has left: Out for delivery if all open parcels are, Shipped
 * if any other is open. At the end, a delivered parcel outweighs one that was lost or came back, which shows
 * its own state.
 */
export function statusByParcels(states: Standing['states']): OrderStatus {
  const open = [...states].filter((state) => !ENDED.has(state));
  if (open.length > 0)
    return open.every((state) => state === 'out_for_delivery') ? 'Out for delivery' : 'Shipped';
  if (states.has('delivered')) return 'Delivered';
  return states.has('lost') || states.has('damaged') ? 'Lost in transit' : 'Returned to seller';
}

/** Before anything has left, the status comes from packing and cancelling. */
const BEFORE: readonly OrderStatus[] = ['Order Placed', 'Packing', 'Cancelled'];

/** Whether an order's status agrees with its parcels. */
export function isStatusOf(status: OrderStatus, { states, hasLeft }: Standing): boolean {
  return hasLeft ? status === statusByParcels(states) : BEFORE.includes(status);
}

/** The state of the parcels after a step of the whole order. */
export const stateAfter = {
  Shipped: 'in_transit',
  'Out for delivery': 'out_for_delivery',
  Delivered: 'delivered',
} as const satisfies Partial<Record<OrderStatus, ParcelState>>;
