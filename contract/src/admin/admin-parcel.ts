import { z } from 'zod';
import { type ParcelState, parcelState } from '../fulfilment/parcel.ts';
import { adminShipment } from './shipment.ts';

export const adminParcel = z.object({
  parcelId: z.uuid(),
  number: z.int(),
  state: parcelState,
  stateAt: z.iso.datetime(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  attempts: z.int(),
  /** What couriers have charged for it so far, in paise; null if nothing was billed. */
  cost: z.int().nullable(),
  codDue: z.int().nullable(),
  lineIds: z.array(z.uuid()),
  /** The weight as packed; null if nobody entered one. */
  weightGrams: z.int().nullable(),
  box: z.object({ lengthMm: z.int(), widthMm: z.int(), heightMm: z.int() }).nullable(),
  outcome: z.enum(['refunded', 'resent']).nullable(),
  nextStates: z.array(parcelState),
  /** Whether staff still have to decide to refund its items or send them again. */
  isUndecided: z.boolean(),
  /** Paise; null if not refundable. Delivery is included only if nothing of the order reached the buyer. */
  refundDue: z.object({ items: z.int(), delivery: z.int() }).nullable(),
  /** Its current or most recent courier booking. */
  shipment: adminShipment.nullable(),
  isBookable: z.boolean(),
  hasLabel: z.boolean(),
});
export type AdminParcel = z.infer<typeof adminParcel>;

export const adminParcelLabels: Record<ParcelState, string> = {
  label_created: 'Label created',
  pickup_scheduled: 'Pickup scheduled',
  pickup_problem: 'Not picked up',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  attempt_failed: 'Attempt failed',
  delivered: 'Delivered',
  rto_initiated: 'Return to origin started',
  rto_in_transit: 'On its way back',
  rto_delivered: 'Returned, according to the courier',
  rto_received: 'Received back',
  lost: 'Lost',
  damaged: 'Damaged',
  cancelled: 'Cancelled',
};
