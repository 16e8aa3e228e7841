import { z } from 'zod';
import { line } from '../accounts/profile.ts';
import { nothing, notJson, success } from '../api/envelope.ts';
import { orderIds } from './order-documents.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const shippingFields = {
  orderCode: 'Order and parcel number',
  orderDate: 'Order date (dd-mm-yyyy hh:mm)',
  paymentMethod: 'COD or Prepaid',
  codAmount: 'Amount to collect (Rs.)',
  fullName: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'E-mail',
  street: 'House, street and area',
  city: 'City',
  state: 'State',
  pin: 'PIN code',
  country: 'Country',
  sku: 'SKU',
  itemName: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price, with tax (Rs.)',
  hsn: 'HSN code',
  discount: 'Discount of the parcel (Rs.)',
  deliveryCharge: 'Delivery charge of the parcel (Rs.)',
  parcelValue: 'Value of the parcel (Rs.)',
  weightGrams: 'Weight (g)',
  weightKg: 'Weight (kg)',
  lengthCm: 'Length (cm)',
  widthCm: 'Width (cm)',
  heightCm: 'Height (cm)',
  shopName: 'Shop',
  sellerName: 'Registered name of the seller',
  sellerGstin: 'GSTIN of the seller',
  sellerAddress: 'Address of the seller',
} as const;
export type ShippingField = keyof typeof shippingFields;
export const shippingFieldNames = Object.keys(shippingFields) as [ShippingField, ...ShippingField[]];

const MAX_COLUMNS = 120;

/** A column with a field, or with the same text in every row; without either the column is empty. */
export const shippingColumn = z.object({
  heading: line(120).pipe(z.string().min(1, 'Please enter a heading')),
  field: z.enum(shippingFieldNames).nullable(),
  text: line(120).default(''),
});
export type ShippingColumn = z.infer<typeof shippingColumn>;

/** A built-in template or the owner's own copy. */
const templateId = z.union([z.enum(['shiprocket', 'delhivery']), z.uuid()], 'There is no such template');

export const shippingTemplate = z.object({
  templateId,
  name: z.string(),
  isBuiltIn: z.boolean(),
  columns: z.array(shippingColumn),
});
export type ShippingTemplate = z.infer<typeof shippingTemplate>;

export const listShippingTemplates = staffEndpoint({
  method: 'GET',
  path: '/admin/shipping-file/templates',
  summary: 'The columns of couriers’ files, and how many parcels are waiting for a tracking number',
  permission: 'orders.pack',
  query: nothing,
  body: nothing,
  reply: success({ templates: z.array(shippingTemplate), waiting: z.int() }),
});

export const saveShippingTemplate = staffEndpoint({
  method: 'POST',
  path: '/admin/shipping-file/save',
  summary: 'Saves one of the owner’s templates; without an id, a new one',
  permission: 'settings',
  query: nothing,
  body: z.object({
    templateId: z.uuid().optional(),
    name: line(60).pipe(z.string().min(1, 'Please enter a name')),
    columns: z
      .array(shippingColumn)
      .min(1, 'Please add a column')
      .max(MAX_COLUMNS, `At most ${MAX_COLUMNS} columns`),
  }),
  reply: success({ templateId: z.uuid() }),
});

export const deleteShippingTemplate = staffEndpoint({
  method: 'POST',
  path: '/admin/shipping-file/delete',
  summary: 'Deletes one of the owner’s templates',
  permission: 'settings',
  query: nothing,
  body: z.object({ templateId: z.uuid() }),
  reply: success({}),
});

/** The most orders exported at once, the oldest first. */
export const MAX_EXPORTED_ORDERS = 1_000;

export const exportShippingFile = staffEndpoint({
  method: 'GET',
  path: '/admin/shipping-file/parcels.csv',
  summary: 'Parcels waiting for a tracking number as CSV in a courier’s columns, one row per item',
  permission: 'orders.pack',
  produces: ['text/csv'],
  query: z.object({
    templateId,
    orderIds: orderIds.optional(),
  }),
  body: nothing,
  reply: notJson,
});

export const trackingRow = z.object({
  line: z.int(),
  order: z.string(),
  trackingNumber: z.string(),
  result: z.string(),
  /** `set`: the parcel gets this number. `same`: it already has it. `refused`: nothing changes. */
  outcome: z.enum(['set', 'same', 'refused']),
});
export type TrackingRow = z.infer<typeof trackingRow>;

export const importTrackingNumbers = staffEndpoint({
  method: 'POST',
  path: '/admin/shipping-file/import',
  summary: 'Reads a courier’s file of tracking numbers, and enters those that match unless it is a preview',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({
    /** CSV with a heading row: number of the order or parcel, tracking number (AWB) and, if any, courier. */
    content: z
      .string()
      .min(1, 'The file is empty')
      .max(800_000, 'At most 800 KB')
      .meta({ examples: ['order_id,courier,awb\n3F8A91C2-1,Delhivery,14908912345678'] }),
    isPreview: z.boolean().default(false),
  }),
  reply: success({ rows: z.array(trackingRow) }),
});
