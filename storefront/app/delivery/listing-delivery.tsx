import { lazy, Suspense } from 'react';
import { useShop } from '../page/use-shop.ts';
import { DeliveryPlace } from './delivery-place.tsx';
import { usePin } from './pin-store.ts';

const ArrivalNote = lazy(async () => ({ default: (await import('./arrival-note.tsx')).ArrivalNote }));

/**
 * When the products of a list arrive that are on the shelf: their date is the same; the cards of others have their own.
 * As tall as two lines even while it is empty, so that nothing moves once the PIN code is read. On wide windows, the navigation bar asks for it.
 */
export function ListingDelivery() {
  const promises = useShop()?.promisesDays;
  const { pin } = usePin();
  if (!promises) return null;
  return (
    <div className="page-width -mb-5 flex min-h-11 items-center gap-3">
      <DeliveryPlace className="flex shrink-0 xl:hidden" />
      <Suspense>{pin && <ArrivalNote pin={pin} />}</Suspense>
    </div>
  );
}
