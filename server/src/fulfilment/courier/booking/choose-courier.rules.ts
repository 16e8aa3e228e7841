import type { CourierOffer } from '@gulmohar/contract/admin/booking.ts';
import type { BookingSettings } from '@gulmohar/contract/admin/booking-settings.ts';

/**
 * Among those that serve the address and take cash where it is due, the preferred, cheapest or fastest. A
 * courier that did not answer ranks below those that confirmed that they serve the address; one that states
 * no charge or no days ranks last.
 * @returns undefined when no courier serves the address
 */
export function chooseCourier(
  offers: readonly CourierOffer[],
  isCash: boolean,
  { first, prefer }: BookingSettings,
): CourierOffer | undefined {
  const possible = offers.filter(
    ({ isServed, hasCod }) => isServed !== false && !(isCash && isServed && hasCod === false),
  );
  const cost = ({ charge, days }: CourierOffer) =>
    (prefer === 'cheapest' ? charge : prefer === 'fastest' ? days : 0) ?? Number.POSITIVE_INFINITY;
  const rank = (offer: CourierOffer): number[] => [
    offer.isServed ? 0 : 1,
    cost(offer),
    offer.courier === first ? 0 : 1,
  ];
  return possible.toSorted((a, b) => compare(rank(a), rank(b)))[0];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}
