import type { TrackedOrder } from '@gulmohar/contract/fulfilment/tracking.ts';

/** Where an order goes, as it stands on the parcel; parts of it may be masked. */
export function OrderAddress({ address }: Pick<TrackedOrder, 'address'>) {
  return (
    <address className="not-italic">
      {address.firstName} {address.lastName}
      <br />
      {address.street}
      <br />
      {address.city}, {address.state} {address.zipcode}
      <br />
      {address.country}
      <br />
      {address.phone}
    </address>
  );
}
