import { parcelLabels, type ShownParcel } from '@gulmohar/contract/fulfilment/parcel.ts';
import { courierLink } from './courier-link.ts';
import type { ParcelWithLines } from './parcel.store.ts';

export function presentParcel(parcel: ParcelWithLines): ShownParcel {
  const { number, state, courier, tracking_number: trackingNumber, lineIds } = parcel;
  return {
    number,
    label: parcelLabels[state],
    courier,
    trackingNumber,
    trackingLink: courierLink(courier, trackingNumber) ?? null,
    itemIds: lineIds,
  };
}
