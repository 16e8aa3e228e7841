import type { CampaignResults as Results } from '@gulmohar/contract/admin/campaign.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';

/** What became of a newsletter, without following anybody. */
export function CampaignResults({ results }: { results: Results }) {
  const { waiting, sent, bounced, unsubscribed, visits, orders, amount } = results;
  const facts = [
    ...(waiting > 0 ? [{ label: 'Waiting', value: waiting }] : []),
    { label: 'Sent', value: sent },
    { label: 'Refused by their servers', value: bounced },
    { label: 'Unsubscribed within a week', value: unsubscribed },
    { label: 'Visits by its links', value: visits },
    { label: 'Orders', value: orders, note: formatRupees(amount) },
  ];
  return (
    <section aria-label="Results">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-3">
        {facts.map(({ label, value, note }) => (
          <div key={label} className="border-t border-rule pt-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-2xl text-heading tabular-nums">{value}</dd>
            {note && <dd className="text-sm text-muted tabular-nums">{note}</dd>}
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">
        Whether somebody opened it is not measured: that takes a hidden picture, which many programs load by
        themselves.
      </p>
    </section>
  );
}
