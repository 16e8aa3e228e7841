import type { WaitingParcel } from '@gulmohar/contract/admin/today.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Section } from '../shell/section.tsx';
import { anchors } from './tasks.ts';

const reasons: Record<WaitingParcel['why'], string> = {
  'attempt-failed': 'Could not be delivered. Tell the courier what to do.',
  'check-in': 'Is back, says the courier. Check it and record it.',
  decide: 'Did not reach the buyer. Refund its items or send them again.',
  'not-booked': 'The courier did not take it. See why.',
  'courier-waits': 'The courier waits for you: balance or keys.',
  unclear: 'The courier said something that the shop does not know.',
  silent: 'The courier has said nothing for three days.',
};

/** Parcels that are waiting for staff to act. */
export function WaitingParcels({ parcels }: { parcels: readonly WaitingParcel[] }) {
  if (parcels.length === 0) return null;
  return (
    <Section id={anchors.parcels} title="Parcels that wait for you">
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
