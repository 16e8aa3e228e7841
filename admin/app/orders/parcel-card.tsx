import { type AdminParcel, adminParcelLabels } from '@gulmohar/contract/admin/admin-parcel.ts';
import type { AdminOrder } from '@gulmohar/contract/admin/order.ts';
import type { ParcelState } from '@gulmohar/contract/fulfilment/parcel.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';
import { files } from '../paths.ts';
import { lastPaper } from '../print/paper-choice.ts';
import { useStaff } from '../session/session.queries.ts';
import { CourierBooking } from './courier-booking.tsx';
import { ParcelActions } from './parcel-actions.tsx';
import { ParcelForm } from './parcel-form.tsx';

const tones = {
  label_created: 'wait',
  pickup_scheduled: 'wait',
  pickup_problem: 'bad',
  in_transit: 'plain',
  out_for_delivery: 'plain',
  attempt_failed: 'bad',
  delivered: 'good',
  rto_initiated: 'wait',
  rto_in_transit: 'wait',
  rto_delivered: 'wait',
  rto_received: 'plain',
  lost: 'bad',
  damaged: 'bad',
  cancelled: 'plain',
} as const satisfies Record<ParcelState, string>;

function outcomeText(
  outcome: NonNullable<AdminParcel['outcome']>,
  { isPaid, creditPaid }: AdminOrder,
): string {
  if (outcome === 'resent') return 'Sent again';
  return isPaid || creditPaid > 0 ? 'Items refunded' : 'Closed without a refund';
}

/** One parcel: where it is, its contents, and the possible actions. */
export function ParcelCard({ order, parcel }: { order: AdminOrder; parcel: AdminParcel }) {
  const { may } = useStaff();
  const { number, state, stateAt, attempts, outcome, lineIds, codDue, courier, trackingNumber } = parcel;
  const { weightGrams, box, shipment, cost } = parcel;
  const isBooked = shipment?.state === 'asked' || shipment?.state === 'booked';
  const isPartial = lineIds.length < order.lines.length || order.parcels.length > 1;
  const items = order.lines.filter(({ lineId }) => lineIds.includes(lineId));
  return (
    <section aria-label={`Parcel ${number}`} className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">Parcel {number}</strong>
        <Badge tone={tones[state]}>{adminParcelLabels[state]}</Badge>
        {outcome && <Badge tone="good">{outcomeText(outcome, order)}</Badge>}
      </p>
      <p className="text-sm text-muted">
        {showDateTime(stateAt)}
        {attempts > 0 && `, ${attempts} failed ${attempts === 1 ? 'attempt' : 'attempts'}`}
      </p>
      {cost !== null && <p className="text-sm">{formatRupees(cost)} charged by the courier</p>}
      {codDue !== null && <p>{cashText(state, codDue)}</p>}
      {(weightGrams !== null || box !== null) && <p className="text-sm">{measureText(parcel)}</p>}
      {isPartial && (
        <ul className="text-sm">
          {items.map(({ lineId, quantity, name, size }) => (
            <li key={lineId}>
              {quantity} × {name}
              {size && `, size ${size}`}
            </li>
          ))}
        </ul>
      )}
      {shipment && <CourierBooking orderId={order.orderId} parcel={parcel} shipment={shipment} />}
      {may('orders.pack') && state !== 'cancelled' && outcome === null && !isBooked ? (
        <ParcelForm parcel={parcel} />
      ) : (
        <p className="wrap-anywhere">
          {courier ?? 'No courier entered'}
          {trackingNumber && `, ${trackingNumber}`}
        </p>
      )}
      {may('orders.pack') && hasLabel(state) && (
        <p>
          <a
            href={files.label(parcel.parcelId, lastPaper())}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            Label
          </a>
        </p>
      )}
      <ParcelActions order={order} parcel={parcel} />
    </section>
  );
}

/** Whether the parcel is still to be delivered. */
function hasLabel(state: ParcelState): boolean {
  return !state.startsWith('rto_') && !['delivered', 'lost', 'damaged', 'cancelled'].includes(state);
}

/** `640 g, 30 × 25 × 5 cm` */
function measureText({ weightGrams, box }: AdminParcel): string {
  const weight = weightGrams === null ? [] : [`${weightGrams} g`];
  const sides = box ? [box.lengthMm, box.widthMm, box.heightMm].map((side) => side / 10) : [];
  return [...weight, ...(box ? [`${sides.join(' × ')} cm`] : [])].join(', ');
}

/** @param due the cash to collect, in paise */
function cashText(state: ParcelState, due: Paise): string {
  if (state === 'delivered') return `${formatRupees(due)} collected in cash`;
  const isGone = state.startsWith('rto_') || ['lost', 'damaged', 'cancelled'].includes(state);
  return isGone ? 'No cash was collected' : `Collect ${formatRupees(due)} in cash`;
}
