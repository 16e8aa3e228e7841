import { type PlannedParcel, startBooking } from '@gulmohar/contract/admin/booking.ts';
import type { CourierName } from '@gulmohar/contract/admin/shipment.ts';

/** What the staff chose for a parcel of the plan. */
export type Choice = { isChosen: boolean; courier: CourierName | null; weightGrams: number | null };

/** Problems that a weight or nothing mends. */
export function isOpenToBook({ problem, parcelId }: PlannedParcel): boolean {
  return parcelId !== null && (problem === null || problem === 'no-weight');
}

export function firstChoice(parcel: PlannedParcel): Choice {
  const { courier, weightGrams, problem } = parcel;
  return { isChosen: problem === null, courier, weightGrams };
}

const body = startBooking.body.shape.parcels.element;

/** The parcel as it is booked; undefined: it is left out, or something is missing. */
export function bookable(parcel: PlannedParcel, { isChosen, courier, weightGrams }: Choice) {
  if (!isChosen || !isOpenToBook(parcel)) return undefined;
  const { parcelId, lengthCm, widthCm, heightCm } = parcel;
  return body.safeParse({ parcelId, courier, weightGrams, lengthCm, widthCm, heightCm }).data;
}

/** Paise; what is not known counts nothing. */
export function chargeOf(parcel: PlannedParcel, { courier }: Choice): number {
  return parcel.offers.find((offer) => offer.courier === courier)?.charge ?? 0;
}
