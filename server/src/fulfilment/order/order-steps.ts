import type { OrderStatus } from '../../platform/database/tables.ts';

/** Taken by somebody, with an order as a whole. */
export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  'Order Placed': ['Packing', 'Cancelled'],
  Packing: ['Shipped', 'Cancelled'],
  Shipped: ['Out for delivery'],
  'Out for delivery': ['Delivered'],
  Delivered: [],
  'Returned to seller': [],
  'Lost in transit': [],
  Cancelled: [],
};

/** Further steps that an order takes because its parcels did (`parcel/order-status.ts`). */
export const followedStatuses: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  Shipped: ['Delivered', 'Returned to seller', 'Lost in transit'],
  // Back to Shipped when a delivery attempt failed.
  'Out for delivery': ['Shipped', 'Returned to seller', 'Lost in transit'],
  // Something that did not reach the buyer is sent again, or was found.
  Delivered: ['Shipped'],
  'Returned to seller': ['Shipped'],
  'Lost in transit': ['Shipped'],
};
