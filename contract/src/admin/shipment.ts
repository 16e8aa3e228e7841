import { z } from 'zod';

/** The couriers that the shop can book with itself; any other is entered by name and tracking number. */
export const courierName = z.enum(['shiprocket', 'delhivery']);
export type CourierName = z.infer<typeof courierName>;

/** What couriers are called where they are not asked, as in the timeline. */
export const courierTitles: Record<CourierName, string> = {
  shiprocket: 'Shiprocket',
  delhivery: 'Delhivery',
};

/** What a courier is asked to do, and how that stands. */
export const courierRequest = z.object({
  kind: z.enum(['book', 'label', 'pickup', 'cancel', 'retry', 'return']),
  state: z.enum(['asked', 'done', 'refused']),
  /** Why it did not work so far; null: nothing went wrong. */
  fault: z
    .enum(['retry', 'unknown-outcome', 'auth', 'no-balance', 'not-served', 'duplicate', 'refused'])
    .nullable(),
  /** In the courier's words. */
  message: z.string().nullable(),
  at: z.iso.datetime(),
  /** When it is tried again; null: it is over. */
  nextTryAt: z.iso.datetime().nullable(),
});
export type CourierRequest = z.infer<typeof courierRequest>;

/** What is booked for a parcel, or was last. */
export const adminShipment = z.object({
  shipmentId: z.uuid(),
  courier: courierName,
  /** What the courier knows it by besides the tracking number. */
  reference: z.string(),
  /** `asked`: being booked. */
  state: z.enum(['asked', 'booked', 'failed', 'cancelled']),
  /** When the courier comes for it, as it said. */
  pickupOn: z.string().nullable(),
  /** What the courier said last; empty: nothing yet. */
  told: z.string(),
  /** Whether that was something the shop does not know. */
  isUnclear: z.boolean(),
  mayCancel: z.boolean(),
  /** The oldest first. */
  requests: z.array(courierRequest),
});
export type AdminShipment = z.infer<typeof adminShipment>;
