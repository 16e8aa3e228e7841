import { VISIT_DEFINITION } from './business.ts';
import type { OrderDimension } from './order-dimension.ts';

/** Below these, a share says little, or nothing. */
export const FEW = 20;
export const TOO_FEW = 5;

/** A column shows a value of the row, or the share of one in another. */
export type FigureColumn =
  | { title: string; unit: 'number' | 'rupees'; at: number }
  | { title: string; unit: 'share'; at: number; of: number };

export type FigureTable = {
  title: string;
  /** The head of the first column. */
  of: string;
  definition: string;
  columns: readonly FigureColumn[];
  /** By what the orders of a row are found. */
  by?: OrderDimension;
  /** Its orders are those whose parcels have arrived or come back. */
  isOfArrived?: true;
  /** Without `by`: the page of a row, whose key begins with the product's id or is the search. */
  leadsTo?: 'product' | 'search';
  /** Its first column is drawn as bars. */
  hasBars?: true;
};

/** The share that a column shows; null below five, since it would say nothing. */
export function shareOf(values: readonly (number | null)[], at: number, of: number): number | null {
  const [part, whole] = [values[at] ?? null, values[of] ?? null];
  return part === null || whole === null || whole < TOO_FEW ? null : part / whole;
}

const number = (title: string, at: number) => ({ title, unit: 'number', at }) as const;
const rupees = (title: string, at: number) => ({ title, unit: 'rupees', at }) as const;
const share = (title: string, at: number, of: number) => ({ title, unit: 'share', at, of }) as const;

const ITEMS =
  'Orders are those that Today counts, and those that were refunded in full. Sold is what their items came to after discounts, tax included and without delivery. Refunded is what was given back for returned items, and for all items of an order that was refunded in full.';

function salesBy(by: OrderDimension, of: string, extra = ''): FigureTable {
  const columns = [
    rupees('Net sales', 4),
    number('Orders', 0),
    number('Pieces', 1),
    rupees('Sold', 2),
    rupees('Refunded', 3),
    rupees('Discounts', 5),
  ];
  return {
    title: `Sales by ${of.toLowerCase()}`,
    of,
    definition: `${ITEMS}${extra}`,
    columns,
    by,
    hasBars: true,
  };
}

const COHORT =
  'Orders placed in these days whose parcels have arrived or come back. Pieces count once the time for returns is over.';
const returnColumns = [
  number('Orders', 0),
  number('Came back unopened', 1),
  share('Of all orders', 1, 0),
  number('Pieces kept or returned', 2),
  number('Returned', 3),
  share('Of those pieces', 3, 2),
];

export const REPEAT_MONTHS = [1, 2, 3, 4, 5, 6] as const;

export const figureTables = {
  steps: {
    title: 'From visit to order',
    of: 'Step',
    definition: `Visits that took a step, counted when the visit began. ${VISIT_DEFINITION} Orders are those placed on the website since visits are counted.`,
    columns: [number('Visits', 0), share('Of all visits', 0, 1)],
    hasBars: true,
  },
  source: {
    title: 'Where visits and orders come from',
    of: 'Source',
    definition:
      'The first campaign (utm_source / utm_campaign) or website that a visit came from. An order has the source of the visit in which it was placed.',
    columns: [
      number('Visits', 0),
      number('Added to cart', 1),
      number('Reached checkout', 2),
      number('Orders', 3),
      share('Conversion', 3, 0),
      rupees('Net sales', 4),
    ],
    by: 'source',
    hasBars: true,
  },
  viewed: {
    title: 'Products that are looked at',
    of: 'Product',
    definition: 'Visits in which the product was looked at, and added to the cart or bought directly.',
    columns: [number('Visits', 0), number('Added to cart', 1), share('Added', 1, 0)],
    by: 'product',
    hasBars: true,
  },
  searches: {
    title: 'Searches that found nothing',
    of: 'Search',
    definition: 'How often a search had no result. On the page Searches, words can be given a meaning.',
    columns: [number('Times', 0)],
    leadsTo: 'search',
    hasBars: true,
  },
  product: salesBy('product', 'Product'),
  category: salesBy('category', 'Category'),
  coupon: salesBy('coupon', 'Coupon'),
  state: salesBy('state', 'State'),
  payment: salesBy('payment', 'Payment'),
  margin: {
    title: 'Gross margin by product',
    of: 'Product',
    definition:
      'What was invoiced in these days, less credit notes, without tax and delivery, less what the pieces cost. Only sizes whose cost is known.',
    columns: [
      rupees('Margin', 2),
      number('Pieces', 0),
      rupees('Invoiced', 1),
      share('Of what was invoiced', 2, 1),
    ],
    by: 'product',
    hasBars: true,
  },
  size: salesBy('size', 'Size'),
  stitch: {
    title: 'What to stitch next',
    of: 'Product and size',
    definition:
      'Visits in which a sold-out size was chosen, and shoppers who asked to be told when it is back. Those most missed come first.',
    columns: [number('Missed', 0), number('Alerts', 1), number('Pieces sold', 2), number('In stock now', 3)],
    leadsTo: 'product',
  },
  alerts: {
    title: 'Who waits for stock',
    of: 'Product and size',
    definition:
      'Confirmed stock alerts that shoppers requested in these days. Notified are those whose e-mail was sent; bought are those whose address ordered the item within 7 days of it. Those for whom most wait come first.',
    columns: [
      number('Waiting now', 1),
      number('Requested', 0),
      number('Notified', 2),
      number('Bought', 3),
      share('Of those notified', 3, 2),
    ],
    leadsTo: 'product',
  },
  'returns-advice': {
    title: 'Does the size advice help?',
    of: 'Bought',
    definition:
      'Purchases of products with sizes, placed in these days and delivered, once the time for returns is over. Each counts once, by its latest return that was not rejected; for the size means too small or too large. Advice is what the product page last said in the same browser; an item that the staff swapped counts as bought without it.',
    columns: [
      number('Purchases', 0),
      number('Returned for the size', 1),
      share('Share for the size', 1, 0),
      number('Returned in all', 2),
      share('Share in all', 2, 0),
    ],
    by: 'advice',
  },
  'returns-payment': {
    title: 'Returns by payment',
    of: 'Payment',
    definition: COHORT,
    columns: returnColumns,
    by: 'payment',
    isOfArrived: true,
  },
  'returns-pin': {
    title: 'Returns by PIN zone',
    of: 'PIN zone',
    definition: `${COHORT} A zone is the first two digits of the PIN code; cities in it stand beside them.`,
    columns: returnColumns,
    by: 'pin',
    isOfArrived: true,
  },
  repeat: {
    title: 'Buyers who order again',
    of: 'First order in',
    definition:
      'Buyers by the month of their first order, in the last twelve months, and how many of them ordered again that many months later. Net sales are all that they have spent so far, for each buyer.',
    columns: [
      number('Buyers', 0),
      rupees('Net sales each', 1),
      ...REPEAT_MONTHS.map((month) => share(`+${month}`, month + 1, 0)),
    ],
  },
} as const satisfies Record<string, FigureTable>;

export type FigureTableName = keyof typeof figureTables;
export const figureTableNames = Object.keys(figureTables) as FigureTableName[];

export function figureTable(name: FigureTableName): FigureTable {
  return figureTables[name];
}
