import type { TrackedOrder } from '@gulmohar/contract/tracking.ts';
import { trackingMessages as messages } from './tracking.messages.ts';

export function TrackedAddress({ order: { address } }: { order: TrackedOrder }) {
  return (
    <section>
      <h4 className="font-semibold">{messages.address}</h4>
      <address className="mt-2 not-italic">
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
    </section>
  );
}
