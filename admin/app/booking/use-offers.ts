import type { CourierOffer, PlannedParcel } from '@gulmohar/contract/admin/booking.ts';
import { useQueries } from '@tanstack/react-query';
import { usePaused } from '../shell/use-paused.ts';
import { offersQuery } from './booking.queries.ts';
import { type Choice, isAsPlanned, packageOf } from './plan-values.ts';

/** Typing goes on for as long as a pause is shorter. */
const PAUSE_MS = 500;

export type Row = { parcel: PlannedParcel; choice: Choice };

export type Offers = {
  offers: CourierOffer[];
  /** Another weight or size was typed, and the couriers have not answered yet. */
  isAsking: boolean;
  /** They could not be asked. */
  hasFailed: boolean;
};

/**
 * What the couriers say of each parcel with the weight and size that stand there now. They are asked once typing pauses;
 * an answer to what stood there before is not shown as one to what stands there now.
 */
export function useOffers(rows: readonly Row[]): Offers[] {
  const wanted = JSON.stringify(
    rows.map(({ parcel, choice }) =>
      isAsPlanned(parcel, choice) ? null : (packageOf(parcel, choice) ?? null),
    ),
  );
  const asked = wantedOf(usePaused(wanted, PAUSE_MS));
  const now = wantedOf(wanted);
  const answers = useQueries({
    queries: now.map((parcel, index) => {
      const paused = asked[index] ?? null;
      const isStill = parcel !== null && JSON.stringify(paused) === JSON.stringify(parcel);
      return offersQuery(index, parcel, isStill);
    }),
  });
  return rows.map(({ parcel }, index) => {
    const answer = answers[index];
    if (now[index] === null || !answer) return { offers: parcel.offers, isAsking: false, hasFailed: false };
    const offers = answer.data?.offers;
    return {
      // Who goes there is known from the plan; only what it costs is not.
      offers: offers ?? parcel.offers.map((offer) => ({ ...offer, charge: null })),
      isAsking: !offers && !answer.isError,
      hasFailed: answer.isError,
    };
  });
}

function wantedOf(text: string): (NonNullable<ReturnType<typeof packageOf>> | null)[] {
  return JSON.parse(text);
}
