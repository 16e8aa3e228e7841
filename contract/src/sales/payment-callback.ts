import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, notJson } from '../api/envelope.ts';

const MAX_BYTES = 16 * 1024;

/** These schemas reject nothing: a browser that posts something else is redirected like any other. */
export const returnFromRazorpay = endpoint({
  method: 'POST',
  path: '/order/razorpay/callback',
  absolute: true,
  summary:
    'Where Razorpay sends browsers that cannot run a page’s handler; redirects to the page that shows the outcome',
  consumes: { as: 'form', maxBytes: MAX_BYTES },
  produces: 'redirect',
  query: nothing,
  body: z
    .object({
      razorpay_order_id: z.string().min(1).max(100),
      razorpay_payment_id: z.string().min(1).max(100),
      razorpay_signature: z.string().min(1).max(200),
    })
    .nullable()
    .catch(null),
  reply: notJson,
});

export const returnFromSabPaisa = endpoint({
  method: 'POST',
  path: '/order/sabpaisa-callback',
  absolute: true,
  summary: 'Where SabPaisa sends browsers after paying; redirects to `/verify`, which shows the outcome',
  consumes: { as: 'form', maxBytes: MAX_BYTES },
  produces: 'redirect',
  query: nothing,
  body: z
    .object({ encResponse: z.string().min(1).max(10_000) })
    .nullable()
    .catch(null),
  reply: notJson,
});
