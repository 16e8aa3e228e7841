import type { OrderDetail } from '@gulmohar/contract/fulfilment/order.ts';
import { orderMessages as messages } from './order.messages.ts';
import { formatDateTime } from './order-dates.ts';

const WAY = ['Order Placed', 'Packing', 'Shipped', 'Out for delivery', 'Delivered'] as const;

const NO_CARRIER = { courier: null, trackingNumber: null };

/** States after which no further steps are expected. */
const OVER: readonly string[] = ['Cancelled', 'Returned to seller', 'Lost in transit'];

/** The steps so far and, paler, those still to come. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const { steps, status, parcels } = order;
  // Several parcels have a separate list.
  const { courier, trackingNumber } = parcels.length > 1 ? NO_CARRIER : order;
  const isOver = OVER.includes(status);
  const toCome = isOver ? [] : WAY.filter((step) => steps.every((done) => done.status !== step));
  return (
    <section>
      <h2 className="mb-3 font-display text-xl text-heading">{messages.progress}</h2>
      <ol className="border-l border-rule">
        {steps.map((step) => (
          <li key={`${step.status} ${step.itemId ?? ''} ${step.at}`} className="relative pb-4 pl-6">
            <span aria-hidden="true" className="absolute top-2 -left-1.5 size-3 rounded-full bg-success" />
            <p>{describe(order, step)}</p>
            <time dateTime={step.at} className="text-sm text-muted">
              {formatDateTime(step.at)}
            </time>
            {step.status === 'Shipped' && courier && (
              <p className="text-sm text-muted">{messages.parcel(courier)}</p>
            )}
            {step.status === 'Shipped' && trackingNumber && (
              <p className="text-sm text-muted">{messages.trackingNumber(trackingNumber)}</p>
            )}
          </li>
        ))}
        {toCome.map((step) => (
          <li key={step} className="relative pb-4 pl-6 text-muted">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-1.5 size-3 rounded-full border border-muted bg-ground"
            />
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

function describe({ items }: OrderDetail, { status, itemId }: OrderDetail['steps'][number]): string {
  const item = items.find(({ _id }) => _id === itemId);
  if (!item) return status;
  if (status !== 'Exchange') return messages.returnStep(status, item.name);
  return messages.exchangeStep(item.name, item.exchange?.size ?? '');
}
