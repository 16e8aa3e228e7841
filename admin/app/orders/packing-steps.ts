import type { PackingStep } from '@gulmohar/contract/admin/order-steps.ts';
import type { OrderStatus } from './orders.queries.ts';

const nextSteps: Partial<Record<OrderStatus, PackingStep>> = {
  'Order Placed': 'Packing',
  Packing: 'Shipped',
  Shipped: 'Out for delivery',
  'Out for delivery': 'Delivered',
};

/** The next packing step of an order; undefined after the last. */
export function nextStepOf(status: OrderStatus): PackingStep | undefined {
  return nextSteps[status];
}

export const stepVerbs: Record<PackingStep, string> = {
  Packing: 'Move to Packing',
  Shipped: 'Ship …',
  'Out for delivery': 'Out for delivery',
  Delivered: 'Delivered',
};
