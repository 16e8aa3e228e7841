/** What programs and extensions can be told of; the database's triggers announce it. */
export const shopEvents = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'return.requested',
  'refund.made',
  'product.changed',
  'stock.changed',
  'customer.created',
] as const;
export type ShopEvent = (typeof shopEvents)[number];

/** @property number as shoppers read it */
type OfOrder = { orderId: string; number: string; status: string };

/** What an event says: ids and states, never of whom. */
export type EventData = {
  'order.placed': OfOrder;
  'order.paid': OfOrder;
  'order.shipped': OfOrder;
  'order.delivered': OfOrder;
  'order.cancelled': OfOrder;
  'return.requested': { returnId: string; orderId: string };
  /** @property amount in paise */
  'refund.made': { refundId: string; orderId: string | null; amount: number };
  'product.changed': { productId: string };
  'stock.changed': { productId: string; sku: string };
  'customer.created': { customerId: string };
};
