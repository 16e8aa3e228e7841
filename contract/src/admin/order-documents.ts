import { z } from 'zod';
import { line } from '../accounts/profile.ts';
import { nothing, notJson, success } from '../api/envelope.ts';
import { documentCopies } from '../fulfilment/tax-document.ts';
import { deliveryDetails } from '../sales/checkout.ts';
import { MAX_MOVED_ORDERS } from './order-steps.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const orderIds = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(z.uuid()).min(1).max(MAX_MOVED_ORDERS));

export const documentLabels = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  'delivery-challan': 'Delivery challan',
} as const;

export const pickedUnit = z.object({
  sku: z.string(),
  name: z.string(),
  size: z.string().nullable(),
  picture: z.string().nullable(),
  binLocation: z.string(),
  quantity: z.int(),
  orders: z.array(z.string()),
});
export type PickedUnit = z.infer<typeof pickedUnit>;

export const getPickList = staffEndpoint({
  method: 'GET',
  path: '/admin/order/pick-list',
  summary: 'The pick list for the given orders, by bin location',
  permission: 'orders.pack',
  query: z.object({ orderIds }),
  body: nothing,
  reply: success({
    units: z.array(pickedUnit),
    /** The short ids of orders that wait for their buyer's confirmation and are not to be picked. */
    leftOut: z.array(z.string()),
  }),
});

export const packingSlip = z.object({
  orderId: z.uuid(),
  shortId: z.string(),
  /** Its number as a Code 128 barcode: the path of an SVG `modules` wide and 1 high. */
  barcode: z.object({ path: z.string(), modules: z.int() }).nullable(),
  placedAt: z.iso.datetime(),
  sender: z.object({ name: z.string(), lines: z.array(z.string()), phone: z.string() }),
  ...deliveryDetails.shape,
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  collect: z.int().nullable(),
  isExpress: z.boolean(),
  items: z.array(
    z.object({ sku: z.string(), name: z.string(), size: z.string().nullable(), quantity: z.int() }),
  ),
});
export type PackingSlip = z.infer<typeof packingSlip>;

export const getPackingSlips = staffEndpoint({
  method: 'GET',
  path: '/admin/order/packing-slips',
  summary: 'The packing slips: contents and address of each parcel, without prices',
  permission: 'orders.pack',
  query: z.object({ orderIds }),
  body: nothing,
  reply: success({ slips: z.array(packingSlip) }),
});

export const setBinLocation = staffEndpoint({
  method: 'POST',
  path: '/admin/order/bin-location',
  summary: 'Sets the bin location of a variant in the stock room',
  permission: 'stock.write',
  query: nothing,
  body: z.object({ sku: z.string().min(1).max(100), binLocation: line(40) }),
  reply: success({}),
});

const UNKNOWN_COPY = 'The copy must be for the recipient, the transporter or the supplier';

export const getTaxDocument = staffEndpoint({
  method: 'GET',
  path: '/admin/order/document',
  summary: 'An invoice, credit note or challan as a PDF, marked as the given copy',
  permission: 'orders.read',
  produces: ['application/pdf'],
  query: z.object({
    documentId: z.uuid(),
    copy: z.enum(documentCopies, UNKNOWN_COPY).default('recipient'),
  }),
  body: nothing,
  reply: notJson,
});
