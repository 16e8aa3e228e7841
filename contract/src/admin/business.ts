import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** In days, including today. */
export const businessPeriods = ['1', '7', '30', '90'] as const;
export type BusinessPeriod = (typeof businessPeriods)[number];

/** The sums, in paise, that all figures are derived from. */
export const businessSums = z.object({
  orders: z.int(),
  /** The total of those orders, including those refunded in full. */
  gross: z.int(),
  /** How much of it was refunded, whenever that happened. */
  refunded: z.int(),
  /** Orders with a return request, each counted at most once a day. */
  returns: z.int(),
  visits: z.int(),
  ordersOfVisits: z.int(),
});
export type BusinessSums = z.infer<typeof businessSums>;

export const noSums: BusinessSums = {
  orders: 0,
  gross: 0,
  refunded: 0,
  returns: 0,
  visits: 0,
  ordersOfVisits: 0,
};

/** Averages are shown in whole rupees. */
const RUPEE = 100;

const ORDER_DEFINITION =
  'An order counts on the day it was placed, in Indian time. Cash on delivery counts once the buyer has confirmed it, where confirmation is required. Cancelled and fully refunded orders, cash on delivery parcels that came back or were lost, and exchanges are not counted.';

export const VISIT_DEFINITION =
  'A visit is what happens in a tab of the browser until nothing happens for 30 minutes. Bots, and shoppers who do not want to be counted, are left out.';

type Figure = {
  title: string;
  unit: 'rupees' | 'number' | 'share';
  definition: string;
  of(sums: BusinessSums): number | null;
  isBurden?: boolean;
};

export const businessFigures = {
  sales: {
    title: 'Net sales',
    unit: 'rupees',
    definition:
      'Gross sales less refunds. Gross sales are the order totals after discounts, including tax and delivery. A refund is deducted on the day of its order, whenever it is made.',
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
      'Orders with a return or exchange requested in this period and not rejected, divided by the orders placed in it.',
    of: ({ returns, orders }) => (orders > 0 ? returns / orders : null),
    isBurden: true,
  },
  conversion: {
    title: 'Conversion rate',
    unit: 'share',
    definition: `Orders on the website divided by visits. ${VISIT_DEFINITION}`,
    of: ({ ordersOfVisits, visits }) => (visits > 0 ? ordersOfVisits / visits : null),
  },
} as const satisfies Record<string, Figure>;

export type BusinessFigure = keyof typeof businessFigures;
export const businessFigureNames = Object.keys(businessFigures) as BusinessFigure[];

export function figureOf(name: BusinessFigure): Figure {
  return businessFigures[name];
}

export const getBusiness = staffEndpoint({
  method: 'GET',
  path: '/admin/today/business',
  summary:
    'Sales of the given number of days, including today so far, compared with the same period before; by day, or by hour for a single day',
  permission: 'sales.read',
  query: z.object({ days: z.enum(businessPeriods).default('30') }),
  body: nothing,
  reply: success({
    now: businessSums,
    before: businessSums,
    points: z.array(
      z.object({
        at: z.iso.datetime(),
        now: businessSums,
        before: businessSums,
      }),
    ),
    /** When visits began to be counted; null if none was counted yet. */
    visitsSince: z.iso.datetime().nullable(),
  }),
});
export type Business = z.infer<typeof getBusiness.reply>;
