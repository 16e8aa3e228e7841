import type { BookingProblem } from '@gulmohar/contract/admin/booking.ts';

/** Why a parcel cannot be booked, and how to fix it. */
export const bookingProblemLabels: Record<BookingProblem, string> = {
  'not-packed': 'Nothing is packed yet. Pack it first.',
  left: 'Already shipped, or a tracking number was entered by hand.',
  booked: 'A courier is already booked.',
  'no-weight': 'The weight is missing. Enter it, or leave the parcel out.',
  cash: 'No courier offers cash on delivery there.',
  'not-served': 'No courier delivers to this PIN code.',
  'no-courier': 'No courier is connected. See Settings, Couriers.',
};
