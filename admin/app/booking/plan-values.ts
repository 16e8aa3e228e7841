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

/** What the staff chose for a parcel of the plan. */
export type Choice = {
  isChosen: boolean;
  courier: CourierName | null;
  weightGrams: number | null;
  /** Empty: as it was packed or proposed. */
  boxName: string;
  sides: Sides;
};

/** Problems that a weight or nothing mends. */
export function isOpenToBook({ problem, parcelId }: PlannedParcel): boolean {
  return parcelId !== null && (problem === null || problem === 'no-weight');
}

export function firstChoice(parcel: PlannedParcel): Choice {
  const { courier, weightGrams, problem } = parcel;
  return { isChosen: problem === null, courier, weightGrams, boxName: '', sides: sidesOf(parcel) };
}

const body = startBooking.body.shape.parcels.element;

/** The parcel as it is booked; undefined: it is left out, or something is missing. */
export function bookable(parcel: PlannedParcel, choice: Choice) {
  if (!choice.isChosen || !isOpenToBook(parcel)) return undefined;
  const { courier, weightGrams, sides } = choice;
  return body.safeParse({ parcelId: parcel.parcelId, courier, weightGrams, ...sides }).data;
}

/** What the couriers are asked about; undefined: the weight is none yet. */
export function packageOf({ parcelId }: PlannedParcel, { weightGrams, sides }: Choice) {
  return quoteBooking.body.safeParse({ parcelId, weightGrams, ...sides }).data;
}

/** Whether the couriers have answered for this weight and size with the plan. */
export function isAsPlanned(parcel: PlannedParcel, { weightGrams, sides }: Choice): boolean {
  const planned = sidesOf(parcel);
  return (
    weightGrams === parcel.weightGrams &&
    sides.lengthCm === planned.lengthCm &&
    sides.widthCm === planned.widthCm &&
    sides.heightCm === planned.heightCm
  );
}

/** In another box: its sides and, where the products were weighed, their weight with it; empty: as it was proposed. */
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

/** Paise; what is not known counts nothing. */
export function chargeOf(offers: readonly CourierOffer[], { courier }: Choice): number {
  return offers.find((offer) => offer.courier === courier)?.charge ?? 0;
}
