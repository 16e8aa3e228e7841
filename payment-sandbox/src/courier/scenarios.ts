/** A future scan, in hours after the booking. With `toldAfter`, the courier reports it only then. */
export type PlannedScan = {
  after: number;
  code: number;
  words: string;
  place?: string;
  reportedAfter?: number;
};

type Scenario = { title: string; scans: readonly PlannedScan[] };

const picked: readonly PlannedScan[] = [
  { after: 1, code: 3, words: 'Pickup scheduled' },
  { after: 8, code: 42, words: 'Picked up' },
  { after: 20, code: 18, words: 'In transit', place: 'Jaipur hub' },
];
const arrived: readonly PlannedScan[] = [
  ...picked,
  { after: 40, code: 38, words: 'Reached destination hub', place: 'Destination hub' },
];
const out = (after: number): PlannedScan => ({ after, code: 17, words: 'Out for delivery' });
const failed = (after: number, words = 'Consignee not available'): PlannedScan => ({
  after,
  code: 21,
  words,
});
const delivered = (after: number): PlannedScan => ({ after, code: 7, words: 'Delivered' });

const happy: readonly PlannedScan[] = [...arrived, out(60), delivered(66)];
export const backHome: readonly PlannedScan[] = [
  { after: 4, code: 9, words: 'RTO initiated' },
  { after: 16, code: 46, words: 'RTO in transit' },
  { after: 64, code: 10, words: 'RTO delivered' },
];

/**
 * The course of a shipment, selected by the last two digits of the buyer's phone number; all others go well.
 */
export const scenarios: Record<number, Scenario> = {
  1: { title: 'goes well', scans: happy },
  2: { title: 'one failed attempt', scans: [...arrived, out(60), failed(66), out(84), delivered(90)] },
  3: {
    title: 'three failed attempts, then returned',
    scans: [
      ...arrived,
      out(60),
      failed(66),
      out(84),
      failed(90, 'Consignee refused'),
      out(108),
      failed(114),
      ...backHome.map((scan) => ({ ...scan, after: scan.after + 116 })),
    ],
  },
  4: { title: 'lost in transit', scans: [...picked, { after: 240, code: 12, words: 'Shipment lost' }] },
  5: { title: 'damaged', scans: [...arrived, { after: 44, code: 25, words: 'Damaged' }] },
  6: {
    title: 'not picked up at first',
    scans: [
      { after: 1, code: 3, words: 'Pickup scheduled' },
      { after: 8, code: 20, words: 'Pickup exception: shipper closed' },
      { after: 10, code: 15, words: 'Pickup rescheduled' },
      ...happy.slice(1).map((scan) => ({ ...scan, after: scan.after + 24 })),
    ],
  },
  7: { title: 'every webhook twice, out of order', scans: happy },
  8: {
    title: 'an old scan arrives after delivery',
    scans: [...happy, { after: 44, code: 18, words: 'In transit', place: 'Late scanner', reportedAfter: 70 }],
  },
  9: { title: 'charged for 1 kg', scans: happy },
  10: { title: 'no webhooks', scans: happy },
  11: {
    title: 'an unknown status',
    scans: [
      ...arrived,
      { after: 50, code: 999, words: 'Shipment in special custody' },
      out(60),
      delivered(66),
    ],
  },
  12: { title: 'Rs. 10 short when remitted', scans: happy },
  13: { title: 'returned items not accepted at the door', scans: happy },
  14: { title: 'booking succeeds, but its response times out', scans: happy },
  15: { title: 'a failure reported with status 200', scans: happy },
  16: { title: 'rate limited twice', scans: happy },
  17: { title: 'the token expires', scans: happy },
  18: { title: 'cancelling is refused', scans: happy },
};

export const LOST_RESPONSE = 14;
export const FAILURE_AS_200 = 15;
export const TOO_MANY_CALLS = 16;
export const EXPIRED_TOKEN = 17;
export const CANCEL_REFUSED = 18;
export const SILENT = 10;
export const SHUFFLED = 7;
export const HEAVIER = 9;
export const REMITTED_SHORT = 12;
const QC_FAILS = 13;

/** The scans of returned items being picked up from the buyer. */
const collected: readonly PlannedScan[] = [
  { after: 1, code: 3, words: 'Pickup scheduled' },
  { after: 24, code: 42, words: 'Picked up from the buyer' },
  { after: 48, code: 18, words: 'In transit', place: 'Jaipur hub' },
  { after: 80, code: 7, words: 'Delivered to the shop' },
];
const notAccepted: readonly PlannedScan[] = [
  { after: 1, code: 3, words: 'Pickup scheduled' },
  { after: 24, code: 47, words: 'QC failed: the tag is missing' },
];

export function scansOf(scenario: number, isReturn: boolean): readonly PlannedScan[] {
  if (isReturn) return scenario === QC_FAILS ? notAccepted : collected;
  return scenarios[scenario]?.scans ?? happy;
}

export function scenarioOf(phone: string): number {
  const number = Number(phone.slice(-2));
  return scenarios[number] ? number : 1;
}
