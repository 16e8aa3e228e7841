import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { paise } from '../values/amount.ts';
import { paymentReview } from './payment-review.ts';
import { staffEndpoint } from './staff-endpoint.ts';
import { stuckRefund } from './stuck-refund.ts';

export const SALES_DAYS = 30;

export const SALES_DEFINITION =
  'Payments less refunds, on the day of the order. Cancelled and fully refunded orders and exchanges are not counted.';

export const waitingParcel = z.object({
  orderId: z.uuid(),
  shortId: z.string(),
  number: z.int(),
  why: z.enum(['attempt-failed', 'check-in', 'decide', 'not-booked', 'courier-waits', 'unclear', 'silent']),
});
export type WaitingParcel = z.infer<typeof waitingParcel>;

export const getTodaysWork = staffEndpoint({
  method: 'GET',
  path: '/admin/today/work',
  summary: 'What is waiting for staff; counts go up to 1,000',
  permission: 'admin',
  query: nothing,
  body: nothing,
  reply: success({
    /** Without those to be confirmed. */
    toPack: z.int(),
    /** Orders that are not packed in full yet. */
    packing: z.int(),
    toConfirm: z.int(),
    toShip: z.int(),
    /** Parcels whose delivery failed and for which the courier awaits an answer. */
    failedAttempts: z.int(),
    /** Parcels that are back according to the courier. */
    parcelsBack: z.int(),
    /** Parcels that came back, were lost or damaged, and have to be refunded or sent again. */
    parcelsToDecide: z.int(),
    returnsToAnswer: z.int(),
    returnsToReceive: z.int(),
    returnsToRefund: z.int(),
    refundsToMake: z.int(),
    complaints: z.int(),
    /** Reviews to publish or refuse. */
    reviews: z.int(),
    soldOut: z.int(),
    runningLow: z.int(),
    failedJobs: z.int(),
    /** The twelve that have waited longest, the longest first. */
    parcels: z.array(waitingParcel),
    /** At how many units a size is low, for products without a limit of their own. */
    lowStockAt: z.int(),
    /** Sold-out sizes (`available` 0) first, then those that are low. */
    lowStock: z.array(
      z.object({
        sku: z.string(),
        productId: z.string(),
        name: z.string(),
        size: z.string().nullable(),
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
    'Payments that failed in the last seven days and have not succeeded since, refunds that did not arrive, and money without an order',
  permission: 'accounting',
  query: nothing,
  body: nothing,
  reply: success({
    payments: z.array(
      z.object({
        checkoutId: z.uuid(),
        at: z.iso.datetime(),
        buyerName: z.string(),
        phone: z.string(),
        amount: paise,
      }),
    ),
    refunds: z.array(stuckRefund),
    /** Disputed payments that are open, under review, or were lost in the last 30 days. */
    disputes: z.array(
      z.object({
        disputeId: z.string(),
        provider: z.string(),
        orderId: z.uuid().nullable(),
        shortId: z.string(),
        amount: paise,
        /** `open`: the shop has to answer in the provider's dashboard. */
        status: z.enum(['open', 'under_review', 'lost']),
        reason: z.string(),
        respondBy: z.iso.datetime().nullable(),
        /** To whom the gift card is that was paid; null for an order. */
        giftCardFor: z.string().nullable(),
      }),
    ),
    reviews: z.array(paymentReview),
    /** Whether RazorpayX can pay out refunds of cash. */
    hasPayouts: z.boolean(),
    /** Captured payments without an order, after a failover or a restore. */
    unmatched: z.array(
      z.object({
        provider: z.string(),
        paymentId: z.string(),
        amount: paise,
        at: z.iso.datetime(),
        hasCheckout: z.boolean(),
      }),
    ),
  }),
});

export const getSales = staffEndpoint({
  method: 'GET',
  path: '/admin/today/sales',
  summary: `Sales of the last ${SALES_DAYS} days by Indian calendar day, best sellers, and how many carts became orders. ${SALES_DEFINITION}`,
  permission: 'sales.read',
  query: nothing,
  body: nothing,
  reply: success({
    days: z.array(
      z.object({
        day: z.iso.date(),
        orders: z.int(),
        amount: paise,
      }),
    ),
    bestSellers: z.array(z.object({ productId: z.string(), name: z.string(), units: z.int() })),
    /** Shoppers who reached the payment, and how many of them bought. */
    conversion: z.object({ began: z.int(), bought: z.int() }),
    /** Signed-in shoppers with something in the cart now. */
    openCarts: z.int(),
  }),
});

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
  summary: 'The findings of the last check of money, stock, coupons and orders; null before the first one',
  permission: 'sales.read',
  query: nothing,
  body: nothing,
  reply: success({
    report: z
      .object({
        at: z.iso.datetime(),
        tookMs: z.int(),
        failure: z.string().nullable(),
        findings: z.array(finding),
      })
      .nullable(),
  }),
});

export const getBackups = staffEndpoint({
  method: 'GET',
  path: '/admin/today/backups',
  summary: 'The last successful backup, null before the first one, and the latest failed attempt since then',
  permission: 'sales.read',
  query: nothing,
  body: nothing,
  reply: success({
    last: z
      .object({
        at: z.iso.datetime(),
        bytes: z.int(),
        isVerified: z.boolean(),
        /** What was missing to verify it; null if nothing, or if that was not wanted. */
        notVerified: z.string().nullable(),
      })
      .nullable(),
    failed: z.object({ at: z.iso.datetime(), failure: z.string() }).nullable(),
  }),
});

export const checkNow = staffEndpoint({
  method: 'POST',
  path: '/admin/today/check',
  summary:
    'Requests a check of money, stock, coupons and orders; its report will not be older than `askedAt`',
  permission: 'sales.read',
  query: nothing,
  body: nothing,
  reply: success({ askedAt: z.iso.datetime() }),
});
