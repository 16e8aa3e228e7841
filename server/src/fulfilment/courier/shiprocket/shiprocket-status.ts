import type { Meaning } from '../courier.ts';

/**
 * Shiprocket's list of shipment statuses (`sr-status`); its list of order statuses has other numbers. 26 and
 * 43 are set by hand in the panel and are not trusted; 23, delivered in part, is left to the staff.
 */
const meanings: Record<number, Meaning> = {
  ...all([0, 1, 2, 5, 11, 52], 'label_created'),
  ...all([3, 4, 15, 19], 'pickup_scheduled'),
  ...all([13, 20], 'pickup_problem'),
  ...all([6, 18, 22, 38, 39, 42, 48, 50, 51], 'in_transit'),
  17: 'out_for_delivery',
  ...all([21, 77], 'attempt_failed'),
  7: 'delivered',
  ...all([9, 75], 'rto_initiated'),
  ...all([40, 41, 46, 78], 'rto_in_transit'),
  ...all([10, 14], 'rto_delivered'),
  12: 'lost',
  ...all([24, 25, 44], 'damaged'),
  ...all([8, 16, 45], 'cancelled'),
  47: 'qc_failed',
};

function all(codes: readonly number[], meaning: Meaning): Record<number, Meaning> {
  return Object.fromEntries(codes.map((code) => [code, meaning]));
}

/** @param status a number of the shipment list; `NA` marks a scan that is not a step */
export function meaningOf(status: number | string | null | undefined): Meaning {
  if (status === 'NA' || status === '' || status === null || status === undefined) return 'nothing';
  return meanings[Number(status)] ?? 'unknown';
}
