import type { CampaignResults as Results } from '@gulmohar/contract/admin/campaign.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Counts } from '../components/counts.tsx';

/** What became of a newsletter, without following anybody. */
export function CampaignResults({ results }: { results: Results }) {
  const { waiting, sent, bounced, unsubscribed, visits, orders, amount } = results;
  const counts = [
    ...(waiting > 0 ? [{ label: 'Waiting', count: waiting }] : []),
    { label: 'Sent', count: sent },
    { label: 'Refused by their servers', count: bounced },
    { label: 'Unsubscribed within a week', count: unsubscribed },
    { label: 'Visits by its links', count: visits },
    { label: 'Orders', count: orders, note: formatRupees(amount) },
  ];
  return (
    <section aria-label="Results">
      <Counts counts={counts} className="lg:grid-cols-3" />
      <p className="mt-4 text-sm text-muted">
        Whether somebody opened it is not measured: that takes a hidden picture, which many programs load by
        themselves.
      </p>
    </section>
  );
}
