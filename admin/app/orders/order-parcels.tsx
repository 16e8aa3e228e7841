import type { AdminOrder } from '@gulmohar/contract/admin/order.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { Section } from '../components/section.tsx';
import { useStaff } from '../session/session.queries.ts';
import { OrderDialog } from './order-dialog.tsx';
import { ParcelCard } from './parcel-card.tsx';

/** The parcels of an order, and the items that are not in a parcel yet. */
export function OrderParcels({ order }: { order: AdminOrder }) {
  const { may } = useStaff();
  const [isPacking, setPacking] = useState(false);
  const { parcels, unpackedLineIds } = order;
  const canPack = may('orders.pack') && unpackedLineIds.length > 0;
  if (parcels.length === 0 && !canPack) return null;
  return (
    <Section title={parcels.length > 1 ? 'Parcels' : 'Parcel'}>
      {parcels.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {parcels.map((parcel) => (
            <li key={parcel.parcelId} className="py-4">
              <ParcelCard order={order} parcel={parcel} />
            </li>
          ))}
        </ul>
      )}
      {unpackedLineIds.length > 0 && parcels.length > 0 && (
        <p className="mt-3 text-sm">
          In no parcel yet:{' '}
          {order.lines
            .filter(({ lineId }) => unpackedLineIds.includes(lineId))
            .map(({ name }) => name)
            .join(', ')}
        </p>
      )}
      {canPack && (
        <Button variant="quiet" onClick={() => setPacking(true)}>
          Create a parcel
        </Button>
      )}
      <OrderDialog order={order} kind={isPacking ? 'parcel' : undefined} onClose={() => setPacking(false)} />
    </Section>
  );
}
