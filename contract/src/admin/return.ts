import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { returnedItems, returnStatus } from '../fulfilment/order.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const RETURNS_PAGE = 50;

export const adminReturn = z.object({
  returnId: z.uuid(),
  shortId: z.string(),
  orderId: z.uuid(),
  orderShortId: z.string(),
  requestedAt: z.iso.datetime(),
  status: returnStatus,
  buyerName: z.string(),
  /** `Kurti, M × 1`. */
  item: z.string(),
  reason: z.string(),
  /** Paise that go back, unless another size is wanted: what was paid for it, at most what is left of the payment. */
  refundAmount: z.int(),
  /** Wanted instead of the money; null: the money. */
  exchangeSize: z.string().nullable(),
  /** The order that brings it, once it is placed. */
  exchangeOrderId: z.uuid().nullable(),
  /** Where it can go from here. */
  nextStatuses: z.array(returnStatus),
});
export type AdminReturn = z.infer<typeof adminReturn>;

export const listAdminReturns = staffEndpoint({
  method: 'GET',
  path: '/admin/return/list',
  summary: 'Returns of a state, or all that wait for the shop, the oldest first; ended ones the newest first',
  permission: 'returns.answer',
  query: z.object({
    status: returnStatus.optional(),
    /** The `returnId` of the last return that is known: those after it are answered. */
    after: z.uuid().optional(),
  }),
  body: nothing,
  reply: success({ returns: z.array(adminReturn), nextAfter: z.uuid().nullable() }),
});

export const startAdminReturn = staffEndpoint({
  method: 'POST',
  path: '/admin/return/start',
  summary: 'Starts the return of items of an order that has left, in the buyer’s name, at any time',
  permission: 'returns.answer',
  query: nothing,
  body: z.object(returnedItems),
  reply: success({}),
});

export const moveAdminReturn = staffEndpoint({
  method: 'POST',
  path: '/admin/return/move',
  summary: 'Takes a return one step further; giving the money back wants the permission to refund as well',
  permission: 'returns.answer',
  query: nothing,
  body: z.object({
    returnId: z.uuid(),
    to: z.enum(['Return Approved', 'Returned', 'Refunded', 'Return Rejected']),
    /** Said to the buyer in the mail about the step. */
    note: z.string().trim().max(500, 'At most 500 characters').optional(),
  }),
  reply: success({}),
});
