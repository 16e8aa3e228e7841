import type { EarlierShop as Facts } from '@gulmohar/contract/admin/customer.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { showDateTime } from '../components/india-time.ts';
import { Section } from '../components/section.tsx';

/** What the shop that a customer was imported from knew of them; shoppers do not see it. */
export function EarlierShop({ facts }: { facts: Facts }) {
  const { source, tags, note, orders, spent, hasPassword, invitedAt } = facts;
  return (
    <Section title="From the earlier shop">
      <dl className="grid max-w-xl grid-cols-[8rem_1fr] gap-y-1">
        <dt className="text-muted">Orders</dt>
        <dd>
          {orders}, {formatRupees(spent)}
        </dd>
        <dt className="text-muted">Tags</dt>
        <dd className="wrap-anywhere">{tags.join(', ') || '–'}</dd>
        <dt className="text-muted">Note</dt>
        <dd className="whitespace-pre-line wrap-anywhere">{note || '–'}</dd>
        <dt className="text-muted">Password</dt>
        <dd>
          {hasPassword ? 'chosen' : invitedAt ? `none yet, invited ${showDateTime(invitedAt)}` : 'none yet'}
        </dd>
        <dt className="text-muted">Source</dt>
        <dd className="wrap-anywhere">{source}</dd>
      </dl>
    </Section>
  );
}
