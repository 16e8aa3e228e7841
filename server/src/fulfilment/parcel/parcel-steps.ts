import type { ParcelState } from '../../platform/database/tables.ts';

/**
 * Couriers skip some steps, and a skipped step is not made up. A lost parcel can be found until its items are
 * refunded or sent again.
 */
export const nextStates: Record<ParcelState, readonly ParcelState[]> = {
  label_created: ['pickup_scheduled', 'in_transit', 'cancelled'],
  pickup_scheduled: ['pickup_problem', 'in_transit', 'cancelled'],
  pickup_problem: ['pickup_scheduled', 'in_transit', 'cancelled'],
  in_transit: ['out_for_delivery', 'attempt_failed', 'delivered', 'rto_initiated', 'lost', 'damaged'],
  out_for_delivery: ['in_transit', 'attempt_failed', 'delivered', 'rto_initiated', 'lost', 'damaged'],
  attempt_failed: ['in_transit', 'out_for_delivery', 'delivered', 'rto_initiated', 'lost', 'damaged'],
  delivered: [],
  // Couriers sometimes deliver a parcel that was to come back.
  rto_initiated: ['delivered', 'rto_in_transit', 'rto_delivered', 'rto_received', 'lost', 'damaged'],
  rto_in_transit: ['rto_delivered', 'rto_received', 'lost', 'damaged'],
  rto_delivered: ['rto_received', 'lost', 'damaged'],
  rto_received: [],
  lost: ['in_transit'],
  damaged: [],
  cancelled: [],
};

const NOT_LEFT: readonly ParcelState[] = ['label_created', 'pickup_scheduled', 'pickup_problem', 'cancelled'];

export function hasLeft(state: ParcelState): boolean {
  return !NOT_LEFT.includes(state);
}

export function isWaiting(state: ParcelState): boolean {
  return !hasLeft(state) && state !== 'cancelled';
}

/** The final states that leave the buyer with nothing, so that a refund or a resend has to be decided. */
export const UNDELIVERED: readonly ParcelState[] = ['rto_received', 'lost', 'damaged'];

export function isReturning(state: ParcelState): boolean {
  return state.startsWith('rto_') || UNDELIVERED.includes(state) || state === 'cancelled';
}

type Standing = { state: ParcelState; outcome: string | null };

/** It was neither resent as another parcel nor cancelled, unless its items were refunded. */
export function isCurrent({ state, outcome }: Standing): boolean {
  return outcome !== 'resent' && (state !== 'cancelled' || outcome === 'refunded');
}

export function isUndecided({ state, outcome }: Standing): boolean {
  return UNDELIVERED.includes(state) && outcome === null;
}
