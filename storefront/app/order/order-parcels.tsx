import type { OrderDetail } from '@gulmohar/contract/fulfilment/order.ts';
import { orderMessages as messages } from './order.messages.ts';

/**
 * The parcels of an order, if they add to its progress: there are several, or the only one differs from the
 * order's state.
 */
export function OrderParcels({ order }: { order: OrderDetail }) {
  const { parcels, status, items } = order;
  const [only, another] = parcels;
  if (!only || (!another && only.label === status)) return null;
  const nameOf = (id: string) => items.find(({ _id }) => _id === id)?.name;
  return (
    <section>
      <h2 className="mb-3 font-display text-xl text-heading">{messages.parcels}</h2>
      <ul className="grid gap-4">
        {parcels.map(({ number, label, courier, trackingNumber, trackingLink, itemIds }) => (
          <li key={number}>
            <p>{another ? messages.parcelState(number, label) : label}</p>
            <p className="text-sm text-muted">{itemIds.map(nameOf).join(', ')}</p>
            {courier && <p className="text-sm text-muted">{messages.parcel(courier)}</p>}
            {trackingNumber && (
              <p className="text-sm text-muted">
                {trackingLink ? (
                  <a
                    href={trackingLink}
                    className="inline-flex min-h-11 items-center underline"
                    target="_blank"
                    rel="noreferrer"
                  >
                    {messages.trackingNumber(trackingNumber)}
                  </a>
                ) : (
                  messages.trackingNumber(trackingNumber)
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
