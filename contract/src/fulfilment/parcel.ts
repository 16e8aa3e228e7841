import { z } from 'zod';

export const parcelState = z.enum([
  'label_created',
  'pickup_scheduled',
  'pickup_problem',
  'in_transit',
  'out_for_delivery',
  'attempt_failed',
  'delivered',
  'rto_initiated',
  'rto_in_transit',
  'rto_delivered',
  'rto_received',
  'lost',
  'damaged',
  'cancelled',
]);
export type ParcelState = z.infer<typeof parcelState>;

export const attemptReason = z.enum([
  'unavailable',
  'bad_address',
  'moved',
  'entry_restricted',
  'self_collect',
  'not_attempted',
  'open_delivery',
  'refused',
  'asked_later',
  'cash_not_ready',
  'amount_disputed',
  'opened_and_refused',
  'other',
]);
export type AttemptReason = z.infer<typeof attemptReason>;

/** The reasons worded to follow 'The courier could not deliver it: '. */
export const attemptReasonLabels: Record<AttemptReason, string> = {
  unavailable: 'nobody was there',
  bad_address: 'the address was not found',
  moved: 'the recipient has moved',
  entry_restricted: 'the courier was not let in',
  self_collect: 'the recipient wants to collect it',
  not_attempted: 'the courier did not come',
  open_delivery: 'the recipient wanted to open it first',
  refused: 'the recipient refused it',
  asked_later: 'the recipient asked for another day',
  cash_not_ready: 'the cash was not ready',
  amount_disputed: 'the amount was disputed',
  opened_and_refused: 'it was opened and refused',
  other: 'for another reason',
};

export const parcelLabels: Record<ParcelState, string> = {
  label_created: 'Packing',
  pickup_scheduled: 'Packing',
  pickup_problem: 'Packing',
  in_transit: 'Shipped',
  out_for_delivery: 'Out for delivery',
  attempt_failed: 'Delivery attempted',
  delivered: 'Delivered',
  rto_initiated: 'On its way back to us',
  rto_in_transit: 'On its way back to us',
  rto_delivered: 'On its way back to us',
  rto_received: 'Returned to seller',
  lost: 'Lost in transit',
  damaged: 'Damaged in transit',
  cancelled: 'Cancelled',
};

export const shownParcel = z.object({
  number: z.int(),
  label: z.string(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingLink: z.string().nullable(),
  itemIds: z.array(z.uuid()),
});
export type ShownParcel = z.infer<typeof shownParcel>;
