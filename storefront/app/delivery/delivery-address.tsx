import type { TrackedOrder } from '@gulmohar/contract/fulfilment/tracking.ts';

/** The delivery address of an order; parts of it may be masked. */
export function DeliveryAddress({ address }: Pick<TrackedOrder, 'address'>) {
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
