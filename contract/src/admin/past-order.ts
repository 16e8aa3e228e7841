import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { pastOrderStatus } from '../fulfilment/past-order.ts';
import { MAX_EMAIL_LENGTH } from '../values/email.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const PAST_ORDER_PAGE = 50;

/** An order of the shop that was before this one. Amounts in paise. */
export const pastOrderRow = z.object({
  pastOrderId: z.uuid(),
  number: z.string(),
  placedAt: z.iso.datetime(),
  status: pastOrderStatus,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  lines: z.array(z.object({ name: z.string(), sku: z.string(), quantity: z.int(), price: z.int() })),
  total: z.int(),
  refunded: z.int(),
  paymentMethod: z.string(),
});
export type PastOrderRow = z.output<typeof pastOrderRow>;

export const listPastOrders = staffEndpoint({
  method: 'GET',
  path: '/admin/past-order/list',
  summary:
    'Orders of the shop’s earlier system, newest first; found by number, name, e-mail address or phone number',
  permission: 'customers.read',
  query: z.object({
    q: z.string().trim().max(100).optional(),
    /** Only those of this e-mail address. */
    email: z.string().max(MAX_EMAIL_LENGTH).optional(),
    after: z.uuid().optional(),
  }),
  body: nothing,
  reply: success({ orders: z.array(pastOrderRow), nextAfter: z.uuid().nullable() }),
});
