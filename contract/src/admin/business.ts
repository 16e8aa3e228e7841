import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** In days, including today. */
export const businessPeriods = ['1', '7', '30', '90'] as const;
export type BusinessPeriod = (typeof businessPeriods)[number];

/**
 * The sums for a period and for each day of it, amounts in paise. All figures shown are derived from them.
 */
export const businessSums = z.object({
  orders: z.int(),
  /** The total of those orders, including those refunded in full. */
  gross: z.int(),
  /** How much of it was refunded, whenever that happened. */
  refunded: z.int(),
  /** Orders with a return request, each counted at most once a day. */
  returns: z.int(),
  visits: z.int(),
  /**
   * The orders that may result from a counted visit: placed on the website since visits have been counted.
   */
  ordersOfVisits: z.int(),
});
export type BusinessSums = z.infer<typeof businessSums>;

export const noSums: BusinessSums = {
  ...{ orders: 0, gross: 0, refunded: 0, returns: 0, visits: 0, ordersOfVisits: 0 },
};

/** Averages are shown in whole rupees. */
const RUPEE = 100;

const ORDER_DEFINITION =
  'An order counts on the day on which it was placed, in India. Cash on delivery counts once its buyer has confirmed it, where that is asked for. Cancelled and fully refunded orders, parcels of cash on delivery that came back or were lost, and exchanges are left out.';

type Figure = {
  title: string;
  unit: 'rupees' | 'number' | 'share';
  /** The definition shown beside the figure. */
  definition: string;
  /** Paise, a number, or a share from 0 to 1; null when the divisor is 0. */
  of(sums: BusinessSums): number | null;
  /** Whether lower is better. */
  isBurden?: boolean;
};

/** The business figures of Today, each defined only here. */
export const businessFigures = {
  sales: {
    title: 'Net sales',
    unit: 'rupees',
    definition:
      'Gross sales less refunds. Gross sales are what the orders came to: discounts taken off, tax and delivery included. A refund comes off the day of its order, whenever it is made.',
    of: ({ gross, refunded }) => gross - refunded,
  },
  orders: { title: 'Orders', unit: 'number', definition: ORDER_DEFINITION, of: ({ orders }) => orders },
  averageOrder: {
    title: 'Average order',
    unit: 'rupees',
    definition: 'Net sales divided by orders.',
    of: ({ gross, refunded, orders }) =>
      orders > 0 ? Math.round((gross - refunded) / orders / RUPEE) * RUPEE : null,
  },
  returns: {
    title: 'Returns',
    unit: 'share',
    definition:
      'Orders of which something was asked to be returned or exchanged in these days, and not rejected, for each order placed in them.',
    of: ({ returns, orders }) => (orders > 0 ? returns / orders : null),
    isBurden: true,
  },
  conversion: {
    title: 'From visit to order',
    unit: 'share',
    definition:
      'Orders on the website for each visit. A visit is a page opened from elsewhere: a search, a link, a mail or the address bar. Programs and pages loaded in advance are left out, and nothing is kept of the visitor.',
    of: ({ ordersOfVisits, visits }) => (visits > 0 ? ordersOfVisits / visits : null),
  },
} as const satisfies Record<string, Figure>;

export type BusinessFigure = keyof typeof businessFigures;
export const businessFigureNames = Object.keys(businessFigures) as BusinessFigure[];

/** Returns a figure under the common type of all of them. */
export function figureOf(name: BusinessFigure): Figure {
  return businessFigures[name];
}

export const getBusiness = staffEndpoint({
  method: 'GET',
  path: '/admin/today/business',
  summary:
    'What was sold in so many days, today so far included, beside the same length of time just before; by day, or by hour of one day',
  permission: 'sales.read',
  query: z.object({ days: z.enum(businessPeriods).default('30') }),
  body: nothing,
  reply: success({
    now: businessSums,
    before: businessSums,
    points: z.array(
      z.object({
        /** The start of the day or hour. */
        at: z.iso.datetime(),
        now: businessSums,
        /** The sums of the corresponding day or hour of the previous period. */
        before: businessSums,
      }),
    ),
    /** When visits began to be counted; null if none was counted yet. */
    visitsSince: z.iso.datetime().nullable(),
  }),
});
export type Business = z.infer<typeof getBusiness.reply>;
