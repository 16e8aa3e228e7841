import type { OrderStatus } from '../../platform/database/tables.ts';

/** The steps that somebody takes with an order as a whole (decisions, 'Order states'); each is recorded with time and actor. */
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

/** The steps that an order takes besides, since its parcels did (`parcel/order-status.ts`). */
export const followedStatuses: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  Shipped: ['Delivered', 'Returned to seller', 'Lost in transit'],
  // Back to Shipped: an attempt to deliver it failed.
  'Out for delivery': ['Shipped', 'Returned to seller', 'Lost in transit'],
  // What did not reach the buyer is sent again, or found.
  Delivered: ['Shipped'],
  'Returned to seller': ['Shipped'],
  'Lost in transit': ['Shipped'],
};
