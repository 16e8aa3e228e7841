import type { WaitingParcel } from '@gulmohar/contract/admin/today.ts';
import { Link } from 'react-router';
import { Section } from '../components/section.tsx';
import { paths } from '../paths.ts';
import { anchors } from './tasks.ts';

const reasons: Record<WaitingParcel['why'], string> = {
  'attempt-failed': 'Could not be delivered. Tell the courier what to do.',
  'check-in': 'The courier says it is back. Check it and record it.',
  decide: 'Did not reach the buyer. Refund its items or send them again.',
  'not-booked': 'The courier refused the booking. See why.',
  'courier-waits': 'The courier needs your help: check balance or keys.',
  unclear: 'The courier sent a status that the shop does not know.',
  silent: 'No news from the courier for three days.',
};

export function WaitingParcels({ parcels }: { parcels: readonly WaitingParcel[] }) {
  if (parcels.length === 0) return null;
  return (
    <Section id={anchors.parcels} title="Parcels that need your attention">
      <ul>
        {parcels.map(({ orderId, shortId, number, why }) => (
          <li key={`${orderId} ${number} ${why}`} className="border-b border-rule py-2">
            <Link
              to={paths.order(orderId)}
              className="mr-3 inline-block py-1 text-link underline-offset-4 hover:underline"
            >
              Order {shortId}, parcel {number}
            </Link>
            {reasons[why]}
          </li>
        ))}
      </ul>
    </Section>
  );
}
