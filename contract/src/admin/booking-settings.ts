import { z } from 'zod';
import { courierName } from './shipment.ts';

/** Which courier a parcel is booked with where staff book many at once. */
export const bookingSettings = z.object({
  /** Asked first, and taken where couriers are equal. */
  first: courierName,
  /** Among those that go there: the first one, the one that charges least, or the one that is there soonest. */
  prefer: z.enum(['first', 'cheapest', 'fastest']),
});
export type BookingSettings = z.output<typeof bookingSettings>;
