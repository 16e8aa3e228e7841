import { z } from 'zod';
import { type ParcelState, parcelState } from '../fulfilment/parcel.ts';
import { adminShipment } from './shipment.ts';

/** A parcel with what can be done about it now. */
export const adminParcel = z.object({
  parcelId: z.uuid(),
  /** 1, 2, 3 within its order. */
  number: z.int(),
  state: parcelState,
  stateAt: z.iso.datetime(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Failed attempts to deliver it. */
  attempts: z.int(),
  /** Paise that the courier collects with it; null: it is paid already. */
  /** Paise that couriers charged for it so far; null: nothing was billed. */
  cost: z.int().nullable(),
  codDue: z.int().nullable(),
  lineIds: z.array(z.uuid()),
  /** As it was packed; null: nobody has said. */
  weightGrams: z.int().nullable(),
  box: z.object({ lengthMm: z.int(), widthMm: z.int(), heightMm: z.int() }).nullable(),
  /** What was decided about one that did not reach the buyer. */
  outcome: z.enum(['refunded', 'resent']).nullable(),
  /** Where it can go from here. */
  nextStates: z.array(parcelState),
  /** Whether it waits for the decision to refund its items or to send them again. */
  isUndecided: z.boolean(),
  /**
   * What can go back for it now; null: it is not refundable. In paise: for its items, and for the delivery when nothing of
   * the order reached the buyer.
   */
  refundDue: z.object({ items: z.int(), delivery: z.int() }).nullable(),
  /** What is booked for it at a courier, or was last. */
  shipment: adminShipment.nullable(),
  /** Whether a courier can be booked for it now. */
  isBookable: z.boolean(),
  /** Whether the courier has given its label. */
  hasLabel: z.boolean(),
});
export type AdminParcel = z.infer<typeof adminParcel>;

/** What the staff call a parcel's state. */
export const parcelWords: Record<ParcelState, string> = {
  label_created: 'Label created',
  pickup_scheduled: 'Pickup scheduled',
  pickup_problem: 'Not picked up',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  attempt_failed: 'Attempt failed',
  delivered: 'Delivered',
  rto_initiated: 'Return to origin started',
  rto_in_transit: 'Coming back',
  rto_delivered: 'Back, says the courier',
  rto_received: 'Received back',
  lost: 'Lost',
  damaged: 'Damaged',
  cancelled: 'Cancelled',
};
