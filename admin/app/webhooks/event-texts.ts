import type { ShopEvent } from '@gulmohar/contract/shop/shop-event.ts';

export const eventTexts: Record<ShopEvent, string> = {
  'order.placed': 'An order was placed',
  'order.paid': 'An order was paid',
  'order.shipped': 'An order was shipped',
  'order.delivered': 'An order was delivered',
  'order.cancelled': 'An order was cancelled',
  'return.requested': 'A return was requested',
  'refund.made': 'A refund was made',
  'product.changed': 'A product was added, changed or deleted',
  'stock.changed': 'The stock of a size changed',
  'customer.created': 'A customer registered',
};
