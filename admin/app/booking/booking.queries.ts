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

/** @param orders comma-separated ids, as in the address */
export function planQuery(orders: string) {
  return queryOptions({
    queryKey: [BOOKINGS, 'plan', orders],
    queryFn: () => adminApi(planBooking, { body: { orderIds: orders.split(',') } }),
    retry: false,
    gcTime: 0,
    // Fetching again would discard the changes that staff have made.
    refetchOnWindowFocus: false,
  });
}

/**
 * Asks the couriers for their offers for a parcel with this weight and size.
 * @param place of the parcel in the plan
 * @param isStill whether typing has paused; until then a cached answer is shown, but no request is made
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

/** Polls the booking while it is in progress. */
export function bookingQuery(bookingId: string) {
  return queryOptions({
    queryKey: [BOOKINGS, 'one', bookingId],
    queryFn: () => adminApi(getBooking, { query: { bookingId } }),
    refetchInterval: ({ state }) => (isGoingOn(state.data?.booking) ? WAITING_MS : false),
  });
}

/** Labels and the pickup follow after the bookings. */
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
