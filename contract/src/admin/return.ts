import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { exchangesOneItem, ONE_EXCHANGE_ONLY, returnedItems, returnStatus } from '../fulfilment/order.ts';
import { returnReasonNames } from '../fulfilment/return-reasons.ts';
import { MAX_QUANTITY_PER_LINE } from '../shop/shop-rules.ts';
import { optionalText } from '../values/text-field.ts';
import { decidedOn } from './order.ts';
import { courierName } from './shipment.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const RETURNS_PAGE = 50;

/** `Exchanged`: returned, and the replacement is ordered; all others in `Returned` wait for a refund or exchange. */
export const returnListStates = [...returnStatus.options, 'Exchanged'] as const;
export type ReturnListState = (typeof returnListStates)[number];

export const courierPickup = z.object({
  courier: courierName,
  state: z.enum(['asked', 'booked', 'failed', 'cancelled']),
  stage: z.enum(['pickup_scheduled', 'pickup_problem', 'picked_up', 'received', 'qc_failed']).nullable(),
  trackingNumber: z.string().nullable(),
  report: z.string(),
  isOpen: z.boolean(),
});
export type CourierPickup = z.infer<typeof courierPickup>;

const NOT_A_NUMBER = 'Please enter a number';
const units = z.int(NOT_A_NUMBER).min(0, NOT_A_NUMBER).max(MAX_QUANTITY_PER_LINE);

/** Units that came back and are not sold again; the others are. */
export const returnConditions = z.object({ damaged: units, writtenOff: units });
export type ReturnConditions = z.output<typeof returnConditions>;

export const adminReturn = z.object({
  returnId: z.uuid(),
  shortId: z.string(),
  orderId: z.uuid(),
  orderShortId: z.string(),
  orderVersion: z.int(),
  requestedAt: z.iso.datetime(),
  status: returnStatus,
  buyerName: z.string(),
  /** `Kurti, M × 1`. */
  item: z.string(),
  quantity: z.int(),
  /** Both 0 until it is back. */
  conditions: returnConditions,
  /** Paise: what was paid for the units and is not refunded, because of their condition. */
  withheldAmount: z.int(),
  picture: z.string().nullable(),
  productId: z.string(),
  reason: z.string(),
  hasPhoto: z.boolean(),
  /** Paise: what was paid for the units, less by their condition, limited to what is left of the payment. */
  refundAmount: z.int(),
  /** Whether the buyer wants store credit instead of the money. */
  toCredit: z.boolean(),
  refundProblem: z.string().nullable(),
  /** The size requested instead of a refund; null for a refund. */
  exchangeSize: z.string().nullable(),
  exchangeOrderId: z.uuid().nullable(),
  /** The order by phone for another article, which the buyer wants instead; `orderId` once it is placed. */
  replacement: z.object({ draftId: z.uuid(), orderId: z.uuid().nullable() }).nullable(),
  pickup: z.object({ courier: z.string(), trackingNumber: z.string(), pickupOn: z.iso.date() }).nullable(),
  nextStatuses: z.array(returnStatus),
  courierPickup: courierPickup.nullable(),
  isCollectable: z.boolean(),
});
export type AdminReturn = z.infer<typeof adminReturn>;

export const listAdminReturns = staffEndpoint({
  method: 'GET',
  path: '/admin/return/list',
  summary:
    'Returns in a state, or all that wait for the shop, oldest first; ended ones newest first. Or those of a product',
  permission: 'returns.answer',
  query: z.object({
    status: z.enum(returnListStates).optional(),
    /** Of this product and for this reason, in whatever state; newest first. */
    productId: productId.optional(),
    reason: z.enum(returnReasonNames).optional(),
    after: z.uuid().optional(),
  }),
  body: nothing,
  reply: success({
    returns: z.array(adminReturn),
    nextAfter: z.uuid().nullable(),
    /** The owner's rule: how much of its price is refunded for a unit in this condition. */
    refundPercents: z.object({ damaged: z.int(), writtenOff: z.int() }),
  }),
});

export const getReturnPhoto = staffEndpoint({
  method: 'GET',
  path: '/admin/return/photo',
  summary: 'The photo that the buyer sent with a return',
  permission: 'returns.answer',
  produces: ['image/webp'],
  query: z.object({ returnId: z.uuid() }),
  body: nothing,
  reply: notJson,
});

export const startAdminReturn = staffEndpoint({
  method: 'POST',
  path: '/admin/return/start',
  summary: 'Starts the return or exchange of items of a shipped order on the buyer’s behalf, at any time',
  permission: 'returns.answer',
  query: nothing,
  body: z.object({ ...returnedItems, version: decidedOn }).refine(exchangesOneItem, ONE_EXCHANGE_ONLY),
  /** In the order of the items. */
  reply: success({ returnIds: z.array(z.uuid()) }),
});

export const moveAdminReturn = staffEndpoint({
  method: 'POST',
  path: '/admin/return/move',
  summary: 'Moves a return one step further; refunding also requires the permission to refund',
  permission: 'returns.answer',
  query: nothing,
  body: z.object({
    returnId: z.uuid(),
    /** The order's version. */
    version: decidedOn,
    to: z.enum(['Return Approved', 'Returned', 'Refunded', 'Return Rejected']),
    /** For `Returned`; absent if all units are sold again. */
    conditions: returnConditions.optional(),
    /** A message to the buyer in the e-mail about the step. */
    note: optionalText(500).optional(),
  }),
  reply: success({}),
});
