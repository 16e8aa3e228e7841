import {
  type Booking,
  getBooking,
  listBookings,
  planBooking,
  quoteBooking,
} from '@gulmohar/contract/admin/booking.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const BOOKINGS = 'bookings';
const WAITING_MS = 1_500;

/** @param orders ids, with commas between, as they stand in the address */
export function planQuery(orders: string) {
  return queryOptions({
    queryKey: [BOOKINGS, 'plan', orders],
    queryFn: () => adminApi(planBooking, { body: { orderIds: orders.split(',') } }),
    retry: false,
    gcTime: 0,
    // What the staff change would be lost.
    refetchOnWindowFocus: false,
  });
}

/**
 * What the couriers say of a parcel with this weight and size.
 * @param place of the parcel in the plan
 * @param isStill whether typing has paused; until then an answer that is known is shown, and none is asked for
 */
export function offersQuery(
  place: number,
  parcel: z.input<typeof quoteBooking.body> | null,
  isStill: boolean,
) {
  return queryOptions({
    queryKey: [BOOKINGS, 'offers', place, parcel],
    queryFn: () => (parcel ? adminApi(quoteBooking, { body: parcel }) : null),
    enabled: parcel !== null && isStill,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** Asked again and again while it goes on. */
export function bookingQuery(bookingId: string) {
  return queryOptions({
    queryKey: [BOOKINGS, 'one', bookingId],
    queryFn: () => adminApi(getBooking, { query: { bookingId } }),
    refetchInterval: ({ state }) => (isGoingOn(state.data?.booking) ? WAITING_MS : false),
  });
}

/** Labels and the pickup come after the bookings. */
function isGoingOn(booking: Booking | undefined): boolean {
  if (!booking) return true;
  const { isOver, parcels, pickups } = booking;
  const isUnlabelled = parcels.some(({ state, hasLabel }) => state === 'booked' && !hasLabel);
  return !isOver || isUnlabelled || pickups.some(({ state, message }) => state === 'asked' && !message);
}

export const bookingListQuery = queryOptions({
  queryKey: [BOOKINGS, 'list'],
  queryFn: () => adminApi(listBookings),
});

export function refreshBookings(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [BOOKINGS, 'one'] });
}
