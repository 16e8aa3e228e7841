import { type BookedParcel, type Booking, retryBooking } from '@gulmohar/contract/admin/booking.ts';
import { courierLabels } from '@gulmohar/contract/admin/shipment.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { ListTable, RowLink } from '../list/list-table.tsx';
import { refreshOrders } from '../orders/orders.queries.ts';
import { files, paths } from '../paths.ts';
import { lastPaper } from '../print/paper-choice.ts';
import { bookingQuery, refreshBookings } from './booking.queries.ts';

/** The progress of booking many parcels. The server continues even if nobody keeps this page open. */
export function BookingPage() {
  const { bookingId = '' } = useParams();
  const { booking } = useSuspenseQuery(bookingQuery(bookingId)).data;
  const retry = useMutation({
    mutationFn: () => adminApi(retryBooking, { body: { bookingId } }),
    onSuccess: () => Promise.all([refreshBookings(), refreshOrders()]),
  });
  const { parcels, isOver } = booking;
  const booked = parcels.filter(({ state }) => state === 'booked');
  const failed = parcels.filter(({ state }) => state === 'failed' || state === 'refused');
  const stuck = parcels.filter(({ state, message }) => state === 'asked' && message);
  return (
    <>
      <PageHead title="Booking" note={`By ${booking.staffName}, ${showDateTime(booking.at)}`}>
        <Link to={paths.orders} className={buttonClass('secondary')}>
          Orders
        </Link>
      </PageHead>
      <div className="grid max-w-4xl gap-5">
        <div className="grid gap-2">
          <p role="status" className={`font-semibold ${isOver && booked.length === 0 ? 'text-problem' : ''}`}>
            {isOver
              ? `${booked.length} of ${parcels.length} booked${failed.length > 0 ? `, ${failed.length} not` : ''}`
              : `${booked.length} of ${parcels.length} booked so far …`}
          </p>
          <progress
            className={`h-2 w-full ${failed.length > 0 ? 'accent-problem' : 'accent-primary'}`}
            max={parcels.length}
            value={booked.length}
            aria-label="Booked parcels"
          />
          <Pickups pickups={booking.pickups} />
        </div>
        <FailureNote error={retry.error} />
        <div className="flex flex-wrap gap-3">
          {booked.length > 0 && (
            <a
              href={files.bookingLabels(bookingId, lastPaper())}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('primary')}
            >
              {booked.length === 1 ? 'Print 1 label' : `Print ${booked.length} labels`}
            </a>
          )}
          {failed.length + stuck.length > 0 && (
            <Button variant="secondary" isBusy={retry.isPending} onClick={() => retry.mutate()}>
              Retry failed bookings
            </Button>
          )}
        </div>
        <ListTable
          caption="Parcels of this booking"
          rows={parcels}
          rowKey={({ parcelId }) => parcelId}
          empty="None."
          columns={[
            {
              head: 'Parcel',
              cell: ({ orderId, parcelCode }) => <RowLink to={paths.order(orderId)}>{parcelCode}</RowLink>,
            },
            { head: 'Buyer', cell: ({ buyerName }) => buyerName },
            { head: 'Courier', cell: ({ courier, carrier }) => carrier ?? courierLabels[courier] },
            { head: 'Result', cell: (parcel) => <Result parcel={parcel} /> },
          ]}
        />
      </div>
    </>
  );
}

const stateLabels: Record<BookedParcel['state'], string> = {
  waiting: 'Waiting',
  asked: 'Asking the courier …',
  booked: 'Booked',
  refused: 'Not booked',
  failed: 'Refused by the courier',
  cancelled: 'Cancelled',
};

function Result({ parcel }: { parcel: BookedParcel }) {
  const { state, trackingNumber, hasLabel, message, nextTryAt } = parcel;
  const isBad = state === 'failed' || state === 'refused';
  return (
    <>
      <span className={isBad ? 'font-semibold text-problem' : 'font-semibold'}>{stateLabels[state]}</span>
      {trackingNumber && state === 'booked' && `, ${trackingNumber}`}
      {state === 'booked' && !hasLabel && <span className="text-muted">, fetching the label …</span>}
      {message && <span className="block">{message}</span>}
      {nextTryAt && <span className="block text-muted">Next automatic retry: {showDateTime(nextTryAt)}</span>}
    </>
  );
}

function Pickups({ pickups }: Pick<Booking, 'pickups'>) {
  return pickups.map(({ courier, state, message, parcels }) => (
    <p key={courier} className={state === 'refused' ? 'text-sm text-problem' : 'text-sm text-muted'}>
      Pickup by {courierLabels[courier]}, {parcels === 1 ? '1 parcel' : `${parcels} parcels`}:{' '}
      {pickupText(state, message)}
    </p>
  ));
}

function pickupText(state: Booking['pickups'][number]['state'], message: string | null): string {
  if (state === 'done') return message ?? 'requested';
  if (state === 'asked') return message ?? 'requested once all parcels are booked';
  return message ?? 'refused';
}
