import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { MAX_DAYS_TO_MAKE } from '../shop/shop-rules.ts';
import { pinCode } from '../values/address.ts';

export const getDeliveryPromise = endpoint({
  method: 'GET',
  path: '/delivery/promise',
  summary: 'The delivery window for an order placed now to a PIN code',
  query: z.object({
    pin: pinCode,
    /** Of the slowest product in it, as `product.daysToMake`. */
    daysToMake: z.coerce.number().int().min(0).max(MAX_DAYS_TO_MAKE).default(0),
  }),
  body: nothing,
  reply: success({
    /** Dates in Indian time, `2026-11-26`; null if the shop promises none or no courier goes there. */
    promise: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
    /** The same for Express; null if no dates are promised, absent if it does not go there. */
    express: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable().optional(),
    /** From the distance alone: no courier gave a date, and too few of the shop's parcels went there. */
    isEstimate: z.boolean(),
    /** Whether a courier delivers there, takes cash there and collects returns there; null if unknown. */
    isServed: z.boolean().nullable(),
    takesCash: z.boolean().nullable(),
    collectsReturns: z.boolean().nullable(),
  }),
});
