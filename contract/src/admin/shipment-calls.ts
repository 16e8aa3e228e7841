import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { NOT_GRAMS } from '../values/amount.ts';
import { adminOrder } from './order.ts';
import { courierName } from './shipment.ts';
import { staffEndpoint } from './staff-endpoint.ts';

const CENTIMETRES = 'Please enter centimetres, for example 30';
const centimetres = z.int(CENTIMETRES).min(1, CENTIMETRES).max(300, 'At most 300 cm');

export const parcelPackage = z.object({
  weightGrams: z.int(NOT_GRAMS).min(10, NOT_GRAMS).max(50_000, 'At most 50 kg'),
  lengthCm: centimetres,
  widthCm: centimetres,
  heightCm: centimetres,
});

export const getBookingChoice = staffEndpoint({
  method: 'GET',
  path: '/admin/shipment/choice',
  summary: 'The couriers that can be booked for a parcel, and its suggested weight and size',
  permission: 'orders.pack',
  query: z.object({ parcelId: z.uuid() }),
  body: nothing,
  reply: success({
    couriers: z.array(z.object({ name: courierName, title: z.string() })),
    suggested: parcelPackage,
    boxName: z.string().nullable(),
    productGrams: z.int().nullable(),
  }),
});

export const bookParcel = staffEndpoint({
  method: 'POST',
  path: '/admin/shipment/book',
  summary: 'Starts booking a parcel with a courier; the order shows the progress',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({ parcelId: z.uuid(), courier: courierName, ...parcelPackage.shape }),
  reply: success({ order: adminOrder }),
});

export const cancelShipment = staffEndpoint({
  method: 'POST',
  path: '/admin/shipment/cancel',
  summary: 'Cancels a booking with its courier, before the parcel is collected',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({ shipmentId: z.uuid() }),
  reply: success({ order: adminOrder }),
});

export const retryShipment = staffEndpoint({
  method: 'POST',
  path: '/admin/shipment/again',
  summary: 'Immediately retries what a courier has not done yet, and asks where the parcel is',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({ shipmentId: z.uuid() }),
  reply: success({ order: adminOrder }),
});

export const bookReturnPickup = staffEndpoint({
  method: 'POST',
  path: '/admin/shipment/collect',
  summary: 'Books a courier to collect approved returns of one order from the buyer',
  permission: 'returns.answer',
  query: nothing,
  body: z.object({
    returnIds: z.array(z.uuid()).min(1, 'Please choose what to collect').max(50),
    /** If absent, the first courier that the shop has. */
    courier: courierName.optional(),
    /** If absent, the usual box. */
    ...parcelPackage.partial().shape,
  }),
  reply: success({ shipmentId: z.uuid() }),
});

export const getParcelLabel = staffEndpoint({
  method: 'GET',
  path: '/admin/shipment/label',
  summary: 'The courier’s label of a parcel',
  permission: 'orders.pack',
  produces: ['application/pdf'],
  query: z.object({ parcelId: z.uuid() }),
  body: nothing,
  reply: notJson,
});

export const getManifest = staffEndpoint({
  method: 'GET',
  path: '/admin/shipment/manifest',
  summary: 'The manifest that the courier signs when it collects the parcels of an order',
  permission: 'orders.pack',
  produces: ['application/pdf'],
  query: z.object({ orderId: z.uuid() }),
  body: nothing,
  reply: notJson,
});

export const listCouriers = staffEndpoint({
  method: 'GET',
  path: '/admin/courier/list',
  summary: 'The couriers that the shop has credentials for',
  permission: 'settings',
  query: nothing,
  body: nothing,
  reply: success({
    couriers: z.array(z.object({ name: courierName, title: z.string(), testMode: z.boolean() })),
    webhookUrl: z.string(),
  }),
});

export const checkCourier = staffEndpoint({
  method: 'POST',
  path: '/admin/courier/check',
  summary: 'Tests whether a courier responds and knows the pickup place',
  permission: 'settings',
  query: nothing,
  body: z.object({ courier: courierName }),
  reply: success({
    isFine: z.boolean(),
    message: z.string(),
    /** The pickup places registered with the courier; empty if it does not list them. */
    pickupPlaces: z.array(z.string()),
  }),
});
