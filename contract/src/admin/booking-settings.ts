import { z } from 'zod';
import { courierName } from './shipment.ts';

/** How the courier is chosen when staff book many parcels at once. */
export const bookingSettings = z.object({
  /** The courier that is asked first and preferred when others are equal. */
  first: courierName,
  /** Which of the couriers that deliver there is chosen: the first one, the cheapest or the fastest. */
  prefer: z.enum(['first', 'cheapest', 'fastest']),
});
export type BookingSettings = z.output<typeof bookingSettings>;
