import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { pinCode } from '../values/address.ts';

export const getDeliveryPromise = endpoint({
  method: 'GET',
  path: '/delivery/promise',
  summary: 'Between which days something arrives at a PIN code that is ordered now',
  query: z.object({ pin: pinCode }),
  body: nothing,
  reply: success({
    /** Days of India's calendar, `2026-11-26`; null where the shop promises none, or no courier goes. */
    promise: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
    /** The same by Express; null where no days are promised, absent where it does not go. */
    express: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable().optional(),
    /** Worked out by distance alone: no courier said it, and too few parcels of ours went there. */
    isEstimate: z.boolean(),
    /** Whether a courier goes there, takes cash there, and collects returns there; null: not known. */
    isServed: z.boolean().nullable(),
    takesCash: z.boolean().nullable(),
    collectsReturns: z.boolean().nullable(),
  }),
});
