import { z } from 'zod';
import { courierName } from './shipment.ts';

export const bookingSettings = z.object({
  first: courierName,
  /** Which of the couriers that deliver there is chosen: the first one, the cheapest or the fastest. */
  prefer: z.enum(['first', 'cheapest', 'fastest']),
});
export type BookingSettings = z.output<typeof bookingSettings>;
