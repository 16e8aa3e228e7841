import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { shownPayout } from './payout.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const SALES_DAYS = 30;

/** The definition of sales: shown beside the figures, computed in `server/src/admin/today/read-sales.ts`. */
export const SALES_DEFINITION =
  'What was paid less what was refunded, on the day of the order. Cancelled and fully refunded orders and exchanges are left out.';

/**
 * Why a parcel waits for the staff: an attempt failed; it is back by the courier's word; it came back, was lost or damaged;
 * the courier refused it; the courier waits for money or credentials; it said something unknown, or nothing for three days.
 */
export const waitingParcel = z.object({
  orderId: z.uuid(),
  shortId: z.string(),
  /** 1, 2, 3 within its order. */
  number: z.int(),
  why: z.enum(['attempt-failed', 'check-in', 'decide', 'not-booked', 'courier-waits', 'unclear', 'silent']),
});
export type WaitingParcel = z.infer<typeof waitingParcel>;

export const getTodaysWork = staffEndpoint({
  method: 'GET',
  path: '/admin/today/work',
  summary: 'What waits for staff; counts go up to 1,000',
  permission: 'admin',
  query: nothing,
  body: nothing,
  reply: success({
    toPack: z.int(),
    packing: z.int(),
    /** Cash on delivery that waits for its buyer's word. */
    toConfirm: z.int(),
    /** Parcels that are packed and not with the courier yet. */
    toShip: z.int(),
    /** Parcels that could not be delivered, and wait for a word to the courier. */
    failedAttempts: z.int(),
    /** Parcels that came back, by the courier's word. */
    parcelsBack: z.int(),
    /** Parcels that came back, were lost or damaged: to be refunded or sent again. */
    parcelsToDecide: z.int(),
    returnsToAnswer: z.int(),
    /** Approved returns that are on their way back. */
    returnsToReceive: z.int(),
    /** Returns that are back and not refunded yet. */
    returnsToRefund: z.int(),
    /** Refunds that the staff make by hand. */
    refundsToMake: z.int(),
    /** Of the complaint form, to be answered. */
    complaints: z.int(),
    /** Sizes of products on sale. */
    soldOut: z.int(),
    runningLow: z.int(),
    /** Jobs whose last try failed. */
    failedJobs: z.int(),
    /** The first twelve, the longest waiting first. */
    parcels: z.array(waitingParcel),
    /** What is sold out first (`available` 0), then what has few left. */
    lowStock: z.array(
      z.object({
        sku: z.string(),
        productId: z.string(),
        name: z.string(),
        size: z.string().nullable(),
        /** The product's first. */
        picture: z.string().nullable(),
        available: z.int(),
      }),
    ),
  }),
});

export const getMoneyProblems = staffEndpoint({
  method: 'GET',
  path: '/admin/today/troubles',
  summary:
    'Payments that failed in the last seven days and were not made since, refunds that did not arrive, and money without an order',
  permission: 'orders.refund',
  query: nothing,
  body: nothing,
  reply: success({
    payments: z.array(
      z.object({
        checkoutId: z.uuid(),
        at: z.iso.datetime(),
        buyerName: z.string(),
        phone: z.string(),
        /** Paise. */
        amount: z.int(),
      }),
    ),
    refunds: z.array(
      z.object({
        refundId: z.uuid(),
        at: z.iso.datetime(),
        orderId: z.uuid().nullable(),
        shortId: z.string(),
        /** Paise. */
        amount: z.int(),
        /** `manual`: an admin makes it at the provider's dashboard, or pays it out. */
        status: z.enum(['pending', 'failed', 'manual']),
        provider: z.string(),
        /** The provider's id of the payment to refund. */
        paymentId: z.string(),
        /** The last attempt to pay it out; null: there was none. */
        payout: shownPayout.nullable(),
      }),
    ),
    /** Whether refunds of cash can be paid out by RazorpayX. */
    hasPayouts: z.boolean(),
    /** Captured money without an order, after a fail-over or a restore; the operator's command repairs it. */
    unmatched: z.array(
      z.object({
        provider: z.string(),
        paymentId: z.string(),
        /** Paise. */
        amount: z.int(),
        at: z.iso.datetime(),
        /** Whether its checkout is still there, so that it may become an order; else it is refunded. */
        hasCheckout: z.boolean(),
      }),
    ),
  }),
});

export const getSales = staffEndpoint({
  method: 'GET',
  path: '/admin/today/sales',
  summary: `Sales of the last 30 days by day in India, best sellers, and how many carts became orders. ${SALES_DEFINITION}`,
  permission: 'sales.read',
  query: nothing,
  body: nothing,
  reply: success({
    days: z.array(
      z.object({
        /** `2026-11-21`. */
        day: z.iso.date(),
        orders: z.int(),
        /** Paise. */
        amount: z.int(),
      }),
    ),
    bestSellers: z.array(z.object({ productId: z.string(), name: z.string(), units: z.int() })),
    /** Shoppers who went to the payment, and those of them who bought. */
    conversion: z.object({ began: z.int(), bought: z.int() }),
    /** Signed-in shoppers who have something in the cart now. */
    openCarts: z.int(),
  }),
});

/** What one check found: how much it looked at, and one line for each thing that is wrong. */
const finding = z.object({
  id: z.string(),
  what: z.string(),
  looked: z.string(),
  wrong: z.array(z.string()),
});

export type Finding = z.output<typeof finding>;

export const getDoctorReport = staffEndpoint({
  method: 'GET',
  path: '/admin/today/report',
  summary: 'What the last check of money, stock, coupons and orders found; null before the first one',
  permission: 'sales.read',
  query: nothing,
  body: nothing,
  reply: success({
    report: z
      .object({
        at: z.iso.datetime(),
        tookMs: z.int(),
        /** Why it could not be done; null when it was. */
        failure: z.string().nullable(),
        findings: z.array(finding),
      })
      .nullable(),
  }),
});

export const getBackups = staffEndpoint({
  method: 'GET',
  path: '/admin/today/backups',
  summary:
    'The last backup that was made, null before the first one, and the attempt since then that failed last',
  permission: 'sales.read',
  query: nothing,
  body: nothing,
  reply: success({
    last: z
      .object({
        at: z.iso.datetime(),
        bytes: z.int(),
        /** Whether it was restored elsewhere and found to be in order. */
        isVerified: z.boolean(),
      })
      .nullable(),
    failed: z.object({ at: z.iso.datetime(), failure: z.string() }).nullable(),
  }),
});

export const checkNow = staffEndpoint({
  method: 'POST',
  path: '/admin/today/check',
  summary: 'Has money, stock, coupons and orders checked soon; the report will not be older than `askedAt`',
  permission: 'sales.read',
  query: nothing,
  body: nothing,
  reply: success({ askedAt: z.iso.datetime() }),
});
