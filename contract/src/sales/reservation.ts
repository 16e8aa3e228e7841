import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { MAX_RESERVATION_EXTENSIONS, RESERVATION_EXTENSION_MINUTES } from '../shop/shop-rules.ts';

export const extendReservation = endpoint({
  method: 'POST',
  path: '/order/extend-reservation',
  summary: `Keeps the units of an open checkout reserved for ${RESERVATION_EXTENSION_MINUTES} more minutes, at most ${MAX_RESERVATION_EXTENSIONS} times`,
  shopper: 'optional',
  query: nothing,
  body: z.object({
    orderId: z.string().min(1).max(100),
  }),
  reply: success({
    /** Seconds until the reservation ends. */
    secondsLeft: z.int(),
    extensionsLeft: z.int(),
  }),
});
