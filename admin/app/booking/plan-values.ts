import {
  type CourierOffer,
  type PlannedParcel,
  quoteBooking,
  startBooking,
} from '@gulmohar/contract/admin/booking.ts';
import type { listBoxes } from '@gulmohar/contract/admin/box-calls.ts';
import type { CourierName } from '@gulmohar/contract/admin/shipment.ts';
import type { Sides } from '@gulmohar/contract/fulfilment/box-rules.ts';
import type { z } from 'zod';

type Box = z.output<typeof listBoxes.reply>['boxes'][number];

/** The staff's choices for a parcel of the plan. */
export type Choice = {
  isChosen: boolean;
  courier: CourierName | null;
  weightGrams: number | null;
  /** Empty: the box it was packed in, or the proposed one. */
  boxName: string;
  sides: Sides;
};

/** Whether the parcel can be booked as it is, or once its weight is entered. */
export function isOpenToBook({ problem, parcelId }: PlannedParcel): boolean {
  return parcelId !== null && (problem === null || problem === 'no-weight');
}

export function firstChoice(parcel: PlannedParcel): Choice {
  const { courier, weightGrams, problem } = parcel;
  return { isChosen: problem === null, courier, weightGrams, boxName: '', sides: sidesOf(parcel) };
}

const body = startBooking.body.shape.parcels.element;

/** Returns the parcel as the booking call takes it; undefined if it is left out or something is missing. */
export function bookable(parcel: PlannedParcel, choice: Choice) {
  if (!choice.isChosen || !isOpenToBook(parcel)) return undefined;
  const { courier, weightGrams, sides } = choice;
  return body.safeParse({ parcelId: parcel.parcelId, courier, weightGrams, ...sides }).data;
}

/** Returns what the couriers are asked to quote for; undefined while there is no valid weight. */
export function packageOf({ parcelId }: PlannedParcel, { weightGrams, sides }: Choice) {
  return quoteBooking.body.safeParse({ parcelId, weightGrams, ...sides }).data;
}

/** Whether the weight and size are those that the plan already contains the couriers' offers for. */
export function isAsPlanned(parcel: PlannedParcel, { weightGrams, sides }: Choice): boolean {
  const planned = sidesOf(parcel);
  return (
    weightGrams === parcel.weightGrams &&
    sides.lengthCm === planned.lengthCm &&
    sides.widthCm === planned.widthCm &&
    sides.heightCm === planned.heightCm
  );
}

/**
 * Puts the parcel into another box: takes over the box's sides and, if the products' weight is known, the
 * weight including the box. No box: as proposed.
 */
export function inBox(parcel: PlannedParcel, choice: Choice, box: Box | undefined): Choice {
  if (!box) {
    return { ...choice, boxName: '', sides: sidesOf(parcel), weightGrams: parcel.weightGrams };
  }
  const { productGrams } = parcel;
  const weightGrams = productGrams === null ? choice.weightGrams : productGrams + box.emptyGrams;
  return { ...choice, boxName: box.name, sides: sidesOf(box), weightGrams };
}

function sidesOf({ lengthCm, widthCm, heightCm }: Sides): Sides {
  return { lengthCm, widthCm, heightCm };
}

/** The courier's charge in paise; 0 if it is not known. */
export function chargeOf(offers: readonly CourierOffer[], { courier }: Choice): number {
  return offers.find((offer) => offer.courier === courier)?.charge ?? 0;
}
