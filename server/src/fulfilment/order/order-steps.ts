import type { OrderStatus } from '../../platform/database/tables.ts';

/** The steps an order may take (decisions, 'Order states'); each is recorded with time and actor. */
export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  'Order Placed': ['Packing', 'Cancelled'],
  Packing: ['Shipped', 'Cancelled'],
  Shipped: ['Out for delivery'],
  'Out for delivery': ['Delivered'],
  Delivered: [],
  Cancelled: [],
};
