import { reasonsFor, reasonText } from '@gulmohar/contract/fulfilment/return-reasons.ts';
import type { DemoOrder } from '@gulmohar/demo/accounts/demo-order.ts';
import { demoCoupons } from '@gulmohar/demo/catalogue/coupons.ts';
import { SIMULATED_DOMAIN } from '../simulated-email.ts';
import type { Chance } from './chance.ts';
import { simulatedSources } from './simulated-visits.ts';

/** What can be bought: a product's slug and size. */
export type Offer = { slug: string; size: string | null };
type Line = DemoOrder['lines'][number];

export const firstNames = [
  'Meera',
  'Kavya',
  'Ananya',
  'Divya',
  'Sana',
  'Ritu',
  'Pooja',
  'Leela',
  'Nisha',
  'Gauri',
];
export const lastNames = ['Sharma', 'Reddy', 'Patel', 'Das', 'Iyer', 'Khan', 'Bose', 'Kulkarni'];
const places = [
  ['Bengaluru', 'Karnataka', '5600'],
  ['Mumbai', 'Maharashtra', '4000'],
  ['New Delhi', 'Delhi', '1100'],
  ['Chennai', 'Tamil Nadu', '6000'],
  ['Hyderabad', 'Telangana', '5000'],
  ['Kolkata', 'West Bengal', '7000'],
  ['Jaipur', 'Rajasthan', '3020'],
  ['Kochi', 'Kerala', '6820'],
  ['Patna', 'Bihar', '8000'],
] as const;

const CASH = 0.3;
const couponCodes = demoCoupons
  .filter(({ listed, validUntilDays }) => listed && validUntilDays > 0)
  .map(({ code }) => code);
/** Whoever comes from a campaign has more often read of a coupon. */
const WITH_COUPON = { campaign: 0.35, other: 0.12 };
/** Whoever takes the advised size returns less. */
const RETURNED = { taken: 0.12, other: 0.32, none: 0.25 };
const ADVISED = 0.4;
const TAKEN = 0.75;
/** Phone numbers that tell the sandbox's courier what happens: delivered, a failed attempt, back to the seller. */
const CASH_OUTCOMES = ['01', '01', '01', '01', '02', '03'];

/** An order of a day, with what became of it until now. */
export function drawOrder(chance: Chance, daysAgo: number, offers: readonly Offer[]): DemoOrder {
  const placedDaysAgo = daysAgo + 0.05 + chance.next() * 0.9;
  const isCash = chance.happens(CASH) && placedDaysAgo > 1;
  const lines = Array.from({ length: chance.pick([1, 1, 2, 3]) }, () => drawLine(chance, offers));
  const source = chance.happens(0.75) ? chance.pick(simulatedSources) : undefined;
  const isOfCampaign = source?.includes(' / ') ?? false;
  const hasCoupon = chance.happens(WITH_COUPON[isOfCampaign ? 'campaign' : 'other']);
  const order = {
    buyer: drawBuyer(chance, isCash),
    placedDaysAgo,
    lines,
    ...(hasCoupon && { couponCode: chance.pick(couponCodes) }),
    ...(source && { source }),
  };
  if (isCash) {
    const hoursAgo = Math.floor(placedDaysAgo * 24) - 10;
    const steps = [{ status: 'Packing' as const, daysAgo: placedDaysAgo - 0.2 }];
    return { ...order, method: 'cod', steps, bookedHoursAgo: hoursAgo };
  }
  const steps = stepsOf(placedDaysAgo, chance.between(3, 5));
  const method = chance.happens(0.7) ? 'upi' : 'card';
  const deliveredAt = steps.find(({ status }) => status === 'Delivered')?.daysAgo;
  const [first] = lines;
  const mayReturn = deliveredAt !== undefined && deliveredAt > 2;
  const isReturned = mayReturn && chance.happens(RETURNED[adviceTo(first)]);
  return {
    ...order,
    method,
    steps,
    ...(steps.length > 1 && {
      courier: {
        name: chance.pick(['Delhivery', 'Blue Dart']),
        trackingNumber: `SIM${chance.between(1e8, 9e8)}`,
      },
    }),
    ...(isReturned && {
      returned: { line: 0, reason: drawReason(chance, first?.size ?? null), daysAgo: deliveredAt - 1 },
    }),
  };
}

function drawLine(chance: Chance, offers: readonly Offer[]): Line {
  const offer = chance.pick(offers);
  const isTaken = chance.happens(TAKEN);
  if (!chance.happens(ADVISED) || offer.size === null) return { ...offer, quantity: 1 };
  const other = offers.find(({ slug, size }) => slug === offer.slug && size !== offer.size)?.size;
  return { ...offer, quantity: 1, advisedSize: isTaken ? offer.size : (other ?? offer.size) };
}

function adviceTo(line: Line | undefined): keyof typeof RETURNED {
  if (line?.advisedSize === undefined) return 'none';
  return line.advisedSize === line.size ? 'taken' : 'other';
}

function drawReason(chance: Chance, size: string | null): string {
  return chance.pick(reasonsFor(size).flatMap(({ value }) => reasonText(value, '') || []));
}

function stepsOf(placedDaysAgo: number, transitDays: number): DemoOrder['steps'] {
  const steps: DemoOrder['steps'] = [
    { status: 'Packing', daysAgo: placedDaysAgo - 0.5 },
    { status: 'Shipped', daysAgo: placedDaysAgo - 1 },
    { status: 'Out for delivery', daysAgo: placedDaysAgo - transitDays + 0.2 },
    { status: 'Delivered', daysAgo: placedDaysAgo - transitDays },
  ];
  return steps.filter(({ daysAgo }) => daysAgo > 0);
}

/** Of so few that some of them order again. */
function drawBuyer(chance: Chance, isCash: boolean): DemoOrder['buyer'] {
  const [first, last] = [chance.pick(firstNames), chance.pick(lastNames)];
  const [city, state, pin] = chance.pick(places);
  const tail = isCash ? chance.pick(CASH_OUTCOMES) : '01';
  return {
    name: `${first} ${last}`,
    email: emailOf(first, last),
    phone: `98${chance.between(100_000, 999_999)}${tail}`,
    address: {
      street: `${chance.between(1, 90)} Station Road`,
      city,
      state,
      zipcode: `${pin}${chance.between(10, 60)}`,
      country: 'India',
    },
  };
}

export function emailOf(first: string, last: string): string {
  return `${first}.${last}${SIMULATED_DOMAIN}`.toLowerCase();
}
