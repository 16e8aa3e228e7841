import { expect, test } from 'vitest';
import type { ParcelState } from '../../platform/database/tables.ts';
import type { Meaning } from './courier.ts';
import { planSteps } from './courier-steps.ts';

const NOON = new Date('2026-11-22T06:30:00Z');
const EVENING = new Date('2026-11-22T12:30:00Z');
const NEXT_DAY = new Date('2026-11-23T06:30:00Z');

function plan(state: ParcelState, meaning: Meaning, at = EVENING, scannedAt: Date | null = NOON) {
  return planSteps({ state, outcome: null }, { meaning, at }, scannedAt);
}

test.each<[ParcelState, Meaning, ParcelState[]]>([
  ['label_created', 'in_transit', ['in_transit']],
  // Steps that the courier left out follow from those that it reports.
  ['label_created', 'delivered', ['in_transit', 'delivered']],
  ['label_created', 'pickup_problem', ['pickup_scheduled', 'pickup_problem']],
  ['out_for_delivery', 'rto_delivered', ['rto_initiated', 'rto_delivered']],
  ['label_created', 'rto_delivered', ['in_transit', 'rto_initiated', 'rto_delivered']],
  // The parcel is back at the hub.
  ['out_for_delivery', 'in_transit', ['in_transit']],
  ['rto_initiated', 'delivered', ['delivered']],
])('a parcel at %s with the courier’s update %s takes the steps %j', (state, meaning, path) => {
  expect(plan(state, meaning)).toEqual({ path });
});

test.each<[ParcelState, Meaning, string]>([
  ['in_transit', 'unknown', 'unknown to the shop'],
  ['in_transit', 'nothing', 'no step'],
  ['in_transit', 'in_transit', 'it is already there'],
  ['in_transit', 'pickup_scheduled', 'no step from in_transit'],
  ['rto_in_transit', 'delivered', 'no step from rto_in_transit'],
  // Only a check by the staff or a decision of the shop ends these.
  ['rto_delivered', 'rto_received', 'no step from rto_delivered'],
  ['label_created', 'cancelled', 'no step from label_created'],
  ['delivered', 'in_transit', 'only staff can move it now'],
  ['lost', 'in_transit', 'only staff can move it now'],
])('a parcel at %s with the courier’s update %s stays there: %s', (state, meaning, whyNot) => {
  expect(plan(state, meaning)).toEqual({ whyNot });
});

test('a scan older than the newest one, or after the items were refunded or resent, changes nothing', () => {
  expect(plan('in_transit', 'delivered', NOON, EVENING)).toEqual({ whyNot: 'older than what was applied' });
  const lost = { state: 'lost', outcome: 'refunded' } as const;
  expect(planSteps(lost, { meaning: 'in_transit', at: EVENING }, NOON)).toEqual({
    whyNot: 'its items were already refunded or resent',
  });
});

test('a failed attempt on another day counts as a new one, and on the same day it does not', () => {
  expect(plan('attempt_failed', 'attempt_failed', NEXT_DAY)).toEqual({
    path: ['in_transit', 'attempt_failed'],
  });
  expect(plan('attempt_failed', 'attempt_failed')).toEqual({ whyNot: 'it is already there' });
});
