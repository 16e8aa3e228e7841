import type { BookingProblem } from '@gulmohar/contract/admin/booking.ts';

/** Why a parcel cannot be booked, and how to fix it. */
export const problemWords: Record<BookingProblem, string> = {
  'not-packed': 'Nothing is packed yet. Pack it first.',
  left: 'It has left, or has a tracking number of its own.',
  booked: 'A courier is booked already.',
  'no-weight': 'No weight is known. Enter it, or leave the parcel out.',
  cash: 'No courier takes cash on delivery there.',
  'not-served': 'No courier delivers to this PIN code.',
  'no-courier': 'No courier is connected. See Settings, Couriers.',
};
