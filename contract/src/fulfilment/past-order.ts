import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';

export const pastOrderStatus = z.enum(['sent', 'not-sent', 'cancelled', 'refunded']);
export type PastOrderStatus = z.output<typeof pastOrderStatus>;

/** An order of the shop that was before this one. Amounts in rupees. */
export const pastOrder = z.object({
  number: z.string(),
  date: z.iso.datetime(),
  status: pastOrderStatus,
  amount: z.number(),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), price: z.number() })),
});
export type PastOrder = z.output<typeof pastOrder>;

export const getPastOrders = endpoint({
  method: 'GET',
  path: '/order/past-orders',
  summary:
    'Orders that the shopper placed in the shop’s earlier system, newest first, once the e-mail address is confirmed',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: success({ orders: z.array(pastOrder) }),
});
