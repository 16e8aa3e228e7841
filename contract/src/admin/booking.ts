import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { papers } from './print.ts';
import { courierName } from './shipment.ts';
import { parcelPackage } from './shipment-calls.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** The most orders booked in one run; the courier takes a minute or two for that many. */
export const MAX_BOOKED_ORDERS = 50;
const TOO_MANY = `At most ${MAX_BOOKED_ORDERS} orders at once`;
const MAX_BOOKED_PARCELS = 2 * MAX_BOOKED_ORDERS;

/** `not-packed`: no item is in a parcel. `no-weight`: entering the parcel's weight resolves it. */
export const bookingProblem = z.enum([
  'not-packed',
  'left',
  'booked',
  'no-weight',
  'cash',
  'not-served',
  'no-courier',
]);
export type BookingProblem = z.infer<typeof bookingProblem>;

export const courierOffer = z.object({
  courier: courierName,
  title: z.string(),
  isServed: z.boolean().nullable(),
  hasCod: z.boolean().nullable(),
  charge: z.int().nullable(),
  days: z.int().nullable(),
});
export type CourierOffer = z.infer<typeof courierOffer>;

export const plannedParcel = z.object({
  orderId: z.uuid(),
  shortId: z.string(),
  buyerName: z.string(),
  city: z.string(),
  pin: z.string(),
  /** Paise that the courier collects; null if already paid. */
  collect: z.int().nullable(),
  isExpress: z.boolean(),
  parcelId: z.uuid().nullable(),
  parcelCode: z.string(),
  /** The weight as packed, or an estimate from the products and the box they fit into; null if unknown. */
  weightGrams: z.int().nullable(),
  lengthCm: z.int(),
  widthCm: z.int(),
  heightCm: z.int(),
  isMeasured: z.boolean(),
  /** The shop's box; null if it was measured or is the usual size. */
  boxName: z.string().nullable(),
  productGrams: z.int().nullable(),
  offers: z.array(courierOffer),
  courier: courierName.nullable(),
  problem: bookingProblem.nullable(),
});
export type PlannedParcel = z.infer<typeof plannedParcel>;

export const planBooking = staffEndpoint({
  method: 'POST',
  path: '/admin/booking/plan',
  summary: 'Which parcels of orders can be booked with which courier, and why others cannot; books nothing',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({
    orderIds: z.array(z.uuid()).min(1, 'Please choose an order').max(MAX_BOOKED_ORDERS, TOO_MANY),
  }),
  reply: success({ parcels: z.array(plannedParcel) }),
});

export const quoteBooking = staffEndpoint({
  method: 'POST',
  path: '/admin/booking/quote',
  summary: 'The couriers’ offers for a parcel of a different weight or size; books nothing',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({ parcelId: z.uuid(), ...parcelPackage.shape }),
  reply: success({ offers: z.array(courierOffer) }),
});

export const startBooking = staffEndpoint({
  method: 'POST',
  path: '/admin/booking/start',
  summary: 'Starts booking parcels, one after another; repeating a `bookingId` starts nothing',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({
    /** Created by the browser. */
    bookingId: z.uuid(),
    parcels: z
      .array(z.object({ parcelId: z.uuid(), courier: courierName, ...parcelPackage.shape }))
      .min(1, 'There is nothing to book')
      .max(MAX_BOOKED_PARCELS, TOO_MANY)
      .refine(
        (parcels) => new Set(parcels.map(({ parcelId }) => parcelId)).size === parcels.length,
        'The same parcel is listed twice',
      ),
  }),
  reply: success({ bookingId: z.uuid() }),
});

/** `refused`: the shop did not ask, for the reason in the message. `failed`: the courier refused. */
export const bookingState = z.enum(['waiting', 'asked', 'booked', 'refused', 'failed', 'cancelled']);
export type BookingState = z.infer<typeof bookingState>;

export const bookedParcel = z.object({
  orderId: z.uuid(),
  parcelId: z.uuid(),
  parcelCode: z.string(),
  buyerName: z.string(),
  courier: courierName,
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  hasLabel: z.boolean(),
  /** The pickup date that the courier gave; null if it was not asked or did not say. */
  pickupOn: z.string().nullable(),
  state: bookingState,
  message: z.string().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
});
export type BookedParcel = z.infer<typeof bookedParcel>;

export const booking = z.object({
  bookingId: z.uuid(),
  staffName: z.string(),
  at: z.iso.datetime(),
  isOver: z.boolean(),
  parcels: z.array(bookedParcel),
  /** One pickup request per courier for all of its parcels. */
  pickups: z.array(
    z.object({
      courier: courierName,
      state: z.enum(['asked', 'done', 'refused']),
      /** In the courier's words; null until it answers. */
      message: z.string().nullable(),
      parcels: z.int(),
    }),
  ),
});
export type Booking = z.infer<typeof booking>;

const one = z.object({ bookingId: z.uuid() });

export const getBooking = staffEndpoint({
  method: 'GET',
  path: '/admin/booking/detail',
  summary: 'The progress of a bulk booking',
  permission: 'orders.pack',
  query: one,
  body: nothing,
  reply: success({ booking }),
});

export const listBookings = staffEndpoint({
  method: 'GET',
  path: '/admin/booking/list',
  summary: 'Recent bulk bookings, newest first',
  permission: 'orders.pack',
  query: nothing,
  body: nothing,
  reply: success({
    bookings: z.array(
      z.object({
        bookingId: z.uuid(),
        staffName: z.string(),
        at: z.iso.datetime(),
        parcels: z.int(),
        booked: z.int(),
        open: z.int(),
      }),
    ),
  }),
});

export const retryBooking = staffEndpoint({
  method: 'POST',
  path: '/admin/booking/retry',
  summary: 'Retries the parcels that were not booked; booked ones are unchanged',
  permission: 'orders.pack',
  query: nothing,
  body: one,
  reply: success({ booking }),
});

export const printBookingLabels = staffEndpoint({
  method: 'GET',
  path: '/admin/booking/labels.pdf',
  summary: 'The labels of all booked parcels as one PDF',
  permission: 'orders.pack',
  produces: ['application/pdf'],
  query: one.extend({ paper: z.enum(papers, 'The paper must be a4 or 4x6').default('4x6') }),
  body: nothing,
  reply: notJson,
});
