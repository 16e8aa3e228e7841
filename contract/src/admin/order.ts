import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { orderStatus, returnStatus } from '../fulfilment/order.ts';
import { address } from '../values/address.ts';
import { adminParcel } from './admin-parcel.ts';
import { rateChange } from './rate-change.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const ORDERS_PAGE = 50;
/** Shorter words would match everything. */
export const SEARCH_MIN_LENGTH = 3;

/** `unpaid`: cash that is still to be collected. `to-confirm`: cash on delivery that waits for the buyer's word. */
export const paymentFilters = ['prepaid', 'cod', 'unpaid', 'to-confirm'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

export const orderSorts = ['newest', 'oldest'] as const;

export const adminOrderRow = z.object({
  orderId: z.uuid(),
  /** The id that people use for the order. */
  shortId: z.string(),
  placedAt: z.iso.datetime(),
  status: orderStatus,
  buyerName: z.string(),
  /** Delivered by Express. */
  isExpress: z.boolean(),
  city: z.string(),
  units: z.int(),
  /** Its items in a few words. */
  items: z.string(),
  /** Paise. */
  amount: z.int(),
  paymentMethod: z.string(),
  /** false: cash on delivery that was not delivered yet. */
  isPaid: z.boolean(),
  /** Of the first item. */
  picture: z.string().nullable(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
});
export type AdminOrderRow = z.infer<typeof adminOrderRow>;

export const listAdminOrders = staffEndpoint({
  method: 'GET',
  path: '/admin/order/list',
  summary:
    'Orders by state, payment and days, or found by short id, name, phone or e-mail; those to be packed the oldest first',
  permission: 'orders.read',
  query: z.object({
    status: orderStatus.optional(),
    q: z.string().trim().max(100).optional(),
    userId: z.uuid().optional(),
    payment: z.enum(paymentFilters).optional(),
    /** `open`: with a return that waits for the shop. */
    returns: z.literal('open').optional(),
    /** The first and the last day on which they were placed, in India. */
    from: z.iso.date('Please enter a date').optional(),
    to: z.iso.date('Please enter a date').optional(),
    /** By the time of the order; else those to be packed come oldest first, all others newest first. */
    sort: z.enum(orderSorts).optional(),
    /** The `orderId` of the last order received: those after it are returned. */
    after: z.uuid().optional(),
  }),
  body: nothing,
  reply: success({ orders: z.array(adminOrderRow), nextAfter: z.uuid().nullable() }),
});

/** Counted no further, so that counting takes no time. */
export const COUNTED_UP_TO = 1_000;

export const countAdminOrders = staffEndpoint({
  method: 'GET',
  path: '/admin/order/count',
  summary: `How many orders stand in each state that is not the end, counted up to ${COUNTED_UP_TO}`,
  permission: 'orders.read',
  query: nothing,
  body: nothing,
  reply: success({
    counts: z.partialRecord(orderStatus, z.int()),
    /** Cash on delivery that waits for its buyer's word. */
    toConfirm: z.int(),
  }),
});

export const adminOrderLine = z.object({
  lineId: z.uuid(),
  productId: z.string(),
  sku: z.string(),
  name: z.string(),
  size: z.string().nullable(),
  picture: z.string().nullable(),
  quantity: z.int(),
  /** Paise per unit. */
  unitPrice: z.int(),
  /** The slab of GST that the order's discount moves it to; null: it keeps its rate. */
  rateChange: rateChange.nullable(),
  returnStatus: returnStatus.nullable(),
  /** Whether the staff can start a return of it. */
  isReturnable: z.boolean(),
  /**
   * `open`: it is in no parcel and can be cancelled, missing or swapped. `delivered`: units of it can be missing. null: it
   * is under way, or returned.
   */
  changeable: z.enum(['open', 'delivered']).nullable(),
});
export type AdminOrderLine = z.infer<typeof adminOrderLine>;

/** Something that happened to an order, in one line. */
export const orderMoment = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['step', 'parcel', 'return', 'payment', 'refund', 'mail', 'document', 'note', 'message']),
  /** `Shipped`; `Return Approved: Kurti, M`; `Refund of Rs. 500: made`. */
  title: z.string(),
  /** The words of a note or message, the reason of a refund; empty when there is nothing more to say. */
  text: z.string(),
  /** `the shopper`, `the operator`, the name of a member of staff; empty: the shop itself. */
  by: z.string(),
  /** Whether somebody has to look at it: a mail that was not taken, a refund that did not arrive. */
  isProblem: z.boolean().optional(),
});
export type OrderMoment = z.infer<typeof orderMoment>;

export const adminDocument = z.object({ documentId: z.uuid(), kind: z.string(), number: z.string() });

export const adminOrder = adminOrderRow.extend({
  email: z.string(),
  phone: z.string(),
  /** null: a guest's, or the account was deleted. */
  userId: z.uuid().nullable(),
  address,
  /** Whom the invoice is for; null: the buyer. */
  business: z.object({ gstin: z.string(), name: z.string() }).nullable(),
  lines: z.array(adminOrderLine),
  /** Paise, as are all amounts below. */
  subtotal: z.int(),
  discount: z.int(),
  couponCode: z.string().nullable(),
  shipping: z.int(),
  /** The part of the discount that is for paying online. */
  prepaidDiscount: z.int(),
  /** What cash on delivery costs besides. */
  codFee: z.int(),
  /** Until when its buyer has to confirm it, before it is packed; null: there is nothing to confirm. */
  toConfirmBy: z.iso.datetime().nullable(),
  /** Captured at the provider, less what was promised or given back. */
  refundable: z.int(),
  /** Promised or given back so far. */
  refunded: z.int(),
  /** Where it can go from here. */
  nextStatuses: z.array(orderStatus),
  parcels: z.array(adminParcel),
  /** Whether it can go to another address. */
  isAddressChangeable: z.boolean(),
  /** Items that are in no parcel yet and can be put into one. */
  unpackedLineIds: z.array(z.uuid()),
  moments: z.array(orderMoment),
  /** Invoice and credit notes, as PDF at `/api/admin/order/document`. */
  documents: z.array(adminDocument),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const getAdminOrder = staffEndpoint({
  method: 'GET',
  path: '/admin/order/detail',
  summary: 'One order with all that happened to it',
  permission: 'orders.read',
  query: z.object({ orderId: z.uuid() }),
  body: nothing,
  reply: success({ order: adminOrder }),
});
