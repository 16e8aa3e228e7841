import { startBooking } from '@gulmohar/contract/admin/booking.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { PageHead } from '../components/page-head.tsx';
import { paths } from '../paths.ts';
import { useDivisors } from '../settings/boxes.queries.ts';
import { planQuery } from './booking.queries.ts';
import { LastBookings } from './last-bookings.tsx';
import { bookable, type Choice, chargeOf, firstChoice } from './plan-values.ts';
import { PlannedRow } from './planned-row.tsx';
import { useOffers } from './use-offers.ts';

/** The parcels about to be booked for the orders in the address, and the last bookings. */
export function PlanBookingPage() {
  const orders = useSearchParams()[0].get('orders') ?? '';
  return (
    <>
      <PageHead title="Book with courier" note="Parcels of the selected orders. Nothing is booked yet." />
      <div className="grid max-w-4xl gap-10">
        {orders ? <Plan orders={orders} /> : <NothingChosen />}
        <LastBookings />
      </div>
    </>
  );
}

function NothingChosen() {
  return (
    <p>
      No orders are selected. Select some in{' '}
      <Link to={paths.orders} className="text-link underline underline-offset-4">
        the list of orders
      </Link>
      , then choose “Book with courier”.
    </p>
  );
}

function Plan({ orders }: { orders: string }) {
  const divisors = useDivisors();
  const plan = useQuery({ ...planQuery(orders), throwOnError: true });
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  // Every attempt sends the same id, so that a booking whose response was lost is not started a second time.
  const [bookingId] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: (parcels: Parcels) => adminApi(startBooking, { body: { bookingId, parcels } }),
    onSuccess: () => navigate(paths.booking(bookingId), { replace: true }),
  });
  const rows = (plan.data?.parcels ?? []).map((parcel) => ({
    parcel,
    choice: choices[parcel.parcelCode] ?? firstChoice(parcel),
  }));
  const offers = useOffers(rows);
  if (!plan.data) return <p role="status">Asking the couriers …</p>;
  const ready = rows.flatMap(({ parcel, choice }, index) => {
    const row = bookable(parcel, choice);
    return row ? [{ row, charge: chargeOf(offers[index]?.offers ?? [], choice) }] : [];
  });
  const isAsking = offers.some((one) => one.isAsking);
  const charge = ready.reduce((sum, one) => sum + one.charge, 0);
  const isIncomplete = rows.some(({ parcel, choice }) => choice.isChosen && !bookable(parcel, choice));
  return (
    <section aria-label="Parcels to book" className="grid gap-4">
      <ul className="divide-y divide-rule border-y border-rule">
        {rows.map(({ parcel, choice }, index) => (
          <PlannedRow
            key={parcel.parcelCode}
            parcel={parcel}
            choice={choice}
            offered={offers[index] ?? { offers: parcel.offers, isAsking: false, hasFailed: false }}
            divisors={divisors}
            onChange={(next) => setChoices({ ...choices, [parcel.parcelCode]: next })}
          />
        ))}
      </ul>
      <p role="status">{readyText(ready.length, charge, isAsking)}</p>
      {isIncomplete && (
        <p className="text-sm text-problem">Each selected parcel needs a weight of 10 g to 50 kg.</p>
      )}
      <FailureNote error={start.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={start.isPending}
          disabled={ready.length === 0 || isIncomplete || isAsking}
          onClick={() => start.mutate(ready.map(({ row }) => row))}
        >
          Book {ready.length === 1 ? '1 parcel' : `${ready.length} parcels`}
        </Button>
        <Link to={paths.orders} className={buttonClass('quiet')}>
          Back to the orders
        </Link>
      </div>
    </section>
  );
}

function readyText(count: number, charge: number, isAsking: boolean): string {
  if (count === 0) return 'None of these can be booked now.';
  const parcels = count === 1 ? '1 parcel' : `${count} parcels`;
  if (isAsking) return `${parcels} to book. Asking the couriers for the price …`;
  const cost = charge > 0 ? `, about ${formatRupees(charge)} from your courier balance` : '';
  return `${parcels} to book${cost}.`;
}

type Parcels = NonNullable<ReturnType<typeof bookable>>[];
