import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { orderStatus, returnStatus } from '../fulfilment/order.ts';
import { deliveryDetails } from '../sales/checkout.ts';
import { paise } from '../values/amount.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { adminParcel } from './admin-parcel.ts';
import { MAX_DIMENSION_KEY, orderDimensions } from './order-dimension.ts';
import { rateChange } from './rate-change.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const ORDERS_PAGE = 50;
/** Shorter words would match everything. */
export const SEARCH_MIN_LENGTH = 3;

/** `unpaid`: cash still to be collected. `to-confirm`: cash awaiting the buyer's confirmation. */
export const paymentFilters = ['prepaid', 'cod', 'unpaid', 'to-confirm'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

export const orderSorts = ['newest', 'oldest'] as const;

export const adminOrderRow = z.object({
  orderId: z.uuid(),
  shortId: z.string(),
  placedAt: z.iso.datetime(),
  status: orderStatus,
  buyerName: z.string(),
  isExpress: z.boolean(),
  city: z.string(),
  units: z.int(),
  items: z.string(),
  amount: paise,
  paymentMethod: z.string(),
  isPaid: z.boolean(),
  isToConfirm: z.boolean(),
  picture: z.string().nullable(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
});
export type AdminOrderRow = z.infer<typeof adminOrderRow>;

export const adminOrderQuery = z.object({
  status: orderStatus.optional(),
  q: z.string().trim().max(100).optional(),
  userId: z.uuid().optional(),
  payment: z.enum(paymentFilters).optional(),
  /** `yes`: without those that await their buyer's confirmation. */
  confirmed: z.literal('yes').optional(),
  packed: z.enum(['yes', 'no']).optional(),
  returns: z.literal('open').optional(),
  /** With `key`: orders that are, or have items, of that product, size, coupon, … */
  by: z.enum(orderDimensions).optional(),
  key: z.string().max(MAX_DIMENSION_KEY).optional(),
  /** `yes`: those whose parcels have arrived or come back. */
  arrived: z.literal('yes').optional(),
  /** The first and the last day of placement, in Indian time. */
  from: z.iso.date('Please enter a date').optional(),
  to: z.iso.date('Please enter a date').optional(),
  /** By order time; if absent, orders to be packed come oldest first and all others newest first. */
  sort: z.enum(orderSorts).optional(),
  after: z.uuid().optional(),
});

export const listAdminOrders = staffEndpoint({
  method: 'GET',
  path: '/admin/order/list',
  summary:
    'Orders by state, payment and days, or found by anything that belongs to them; those to be packed oldest first',
  permission: 'orders.read',
  query: adminOrderQuery,
  body: nothing,
  reply: success({ orders: z.array(adminOrderRow), nextAfter: z.uuid().nullable() }),
});

/** Counting stops here, so that it stays fast. */
export const MAX_COUNTED_ORDERS = 1_000;

export const countAdminOrders = staffEndpoint({
  method: 'GET',
  path: '/admin/order/count',
  summary: `How many orders are in each open state, counted up to ${MAX_COUNTED_ORDERS}`,
  permission: 'orders.read',
  query: nothing,
  body: nothing,
  reply: success({
    counts: z.partialRecord(orderStatus, z.int()),
    toShip: z.int(),
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
  /** The GST rate change caused by the order's discount; null if the rate stays. */
  rateChange: rateChange.nullable(),
  /** The state of the latest return; null if none was requested. */
  returnStatus: returnStatus.nullable(),
  /** Of how many units the latest return is; 0 if none was requested. */
  returnQuantity: z.int(),
  isReturnable: z.boolean(),
  /** Of how many units no return was requested yet. */
  returnableQuantity: z.int(),
  /** `open`: in no parcel yet. `delivered`: units can be reported missing. null: in transit or returned. */
  changeable: z.enum(['open', 'delivered']).nullable(),
});
export type AdminOrderLine = z.infer<typeof adminOrderLine>;

export const orderEvent = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['step', 'parcel', 'return', 'payment', 'refund', 'mail', 'document', 'note', 'message']),
  /** For example `Shipped`, `Return Approved: Kurti, M` or `Refund of Rs. 500: made`. */
  title: z.string(),
  text: z.string(),
  /** `the shopper`, `the operator` or the name of a member of staff; empty for the shop itself. */
  by: z.string(),
  /** Whether it needs attention: an e-mail that was not accepted, a refund that did not arrive. */
  isProblem: z.boolean().optional(),
});
export type OrderEvent = z.infer<typeof orderEvent>;

export const adminDocument = z.object({ documentId: z.uuid(), kind: z.string(), number: z.string() });

/** The version of the order that a change was decided on; refused if somebody has changed the order since. */
export const decidedOn = wholeNumber.optional();

export const adminOrder = adminOrderRow.extend({
  /** Rises with every change; see `decidedOn`. */
  version: z.int(),
  email: z.string(),
  phone: z.string(),
  userId: z.uuid().nullable(),
  ...deliveryDetails.shape,
  business: z.object({ gstin: z.string(), name: z.string() }).nullable(),
  lines: z.array(adminOrderLine),
  /** Paise, like all amounts below. */
  subtotal: z.int(),
  discount: z.int(),
  couponCode: z.string().nullable(),
  promotionDiscount: z.int(),
  /** The titles of those that applied. */
  promotions: z.array(z.string()),
  shipping: z.int(),
  prepaidDiscount: z.int(),
  codFee: z.int(),
  /** 0 without one. */
  giftWrap: z.int(),
  /** How much of the amount store credit pays. */
  creditPaid: z.int(),
  toConfirmBy: z.iso.datetime().nullable(),
  /** Captured at the provider, less refunds promised or made. */
  refundable: z.int(),
  refunded: z.int(),
  nextStatuses: z.array(orderStatus),
  parcels: z.array(adminParcel),
  isAddressChangeable: z.boolean(),
  unpackedLineIds: z.array(z.uuid()),
  events: z.array(orderEvent),
  /** Invoices and credit notes, as PDF at `/api/admin/order/document`. */
  documents: z.array(adminDocument),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const getAdminOrder = staffEndpoint({
  method: 'GET',
  path: '/admin/order/detail',
  summary: 'One order with everything that happened to it',
  permission: 'orders.read',
  query: z.object({ orderId: z.uuid() }),
  body: nothing,
  reply: success({ order: adminOrder }),
});
