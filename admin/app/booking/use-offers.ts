import type { CourierOffer, PlannedParcel } from '@gulmohar/contract/admin/booking.ts';
import { useQueries } from '@tanstack/react-query';
import { usePaused } from '../components/use-paused.ts';
import { offersQuery } from './booking.queries.ts';
import { type Choice, isAsPlanned, packageOf } from './plan-values.ts';

/** Typing counts as finished after a pause of this length. */
const PAUSE_MS = 500;

export type Row = { parcel: PlannedParcel; choice: Choice };

export type Offers = {
  offers: CourierOffer[];
  /** The weight or size was changed, and the couriers have not answered yet. */
  isAsking: boolean;
  /** The couriers could not be queried. */
  hasFailed: boolean;
};

/**
 * Returns the couriers' offers for each parcel with the weight and size currently entered. They are asked
 * once typing pauses; offers for earlier values are never shown for the current ones.
 */
export function useOffers(rows: readonly Row[]): Offers[] {
  const typed = JSON.stringify(
    rows.map(({ parcel, choice }) =>
      isAsPlanned(parcel, choice) ? null : (packageOf(parcel, choice) ?? null),
    ),
  );
  const queried = packagesOf(usePaused(typed, PAUSE_MS));
  const now = packagesOf(typed);
  const replies = useQueries({
    queries: now.map((parcel, index) => {
      const paused = queried[index] ?? null;
      const isStill = parcel !== null && JSON.stringify(paused) === JSON.stringify(parcel);
      return offersQuery(index, parcel, isStill);
    }),
  });
  return rows.map(({ parcel }, index) => {
    const reply = replies[index];
    if (now[index] === null || !reply) return { offers: parcel.offers, isAsking: false, hasFailed: false };
    const offers = reply.data?.offers;
    return {
      // The plan already says which couriers serve the address; only their prices are unknown.
      offers: offers ?? parcel.offers.map((offer) => ({ ...offer, charge: null })),
      isAsking: !offers && !reply.isError,
      hasFailed: reply.isError,
    };
  });
}

function packagesOf(text: string): (NonNullable<ReturnType<typeof packageOf>> | null)[] {
  return JSON.parse(text);
}
