import { exportAddresses } from '@gulmohar/contract/admin/list-file.ts';
import {
  type Subscriber,
  type SubscriberState,
  subscriberStates,
} from '@gulmohar/contract/admin/newsletter.ts';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { ChoiceBar } from '../list/choice-bar.tsx';
import type { Column } from '../list/list-table.tsx';
import { PagedTable } from '../list/paged-table.tsx';
import { SearchField } from '../list/search-field.tsx';
import { newsletterTabs } from '../nav-items.ts';
import { GrowthTable } from './growth-table.tsx';
import { figuresQuery, subscribersQuery } from './newsletter.queries.ts';

const stateTexts: Record<SubscriberState, string> = {
  subscribed: 'Subscribed',
  pending: 'Not confirmed',
  unsubscribed: 'Left',
};
const tones = { subscribed: 'good', pending: 'wait', unsubscribed: 'plain' } as const;

const columns: Column<Subscriber>[] = [
  { head: 'Address', cell: ({ email }) => <span className="font-semibold wrap-anywhere">{email}</span> },
  { head: 'State', cell: ({ state }) => <Badge tone={tones[state]}>{stateTexts[state]}</Badge> },
  {
    head: 'Since',
    cell: ({ requestedAt, confirmedAt, unsubscribedAt }) => (
      <span className="text-muted">{showDateTime(unsubscribedAt ?? confirmedAt ?? requestedAt)}</span>
    ),
  },
];

export function NewsletterPage() {
  const { data: figures } = useSuspenseQuery(figuresQuery);
  const [search] = useSearchParams();
  const state = subscriberStates.find((each) => each === search.get('state')) ?? 'all';
  const list = useSuspenseInfiniteQuery(subscribersQuery({ q: search.get('q') ?? '', state }));
  const { subscribed, pending, unsubscribed } = figures.counts;
  const everybody = subscribed + pending + unsubscribed;
  const choices = [
    { value: 'all', label: 'All', count: everybody },
    ...subscriberStates.map((value) => ({ value, label: stateTexts[value], count: figures.counts[value] })),
  ];
  return (
    <>
      <PageHead
        tabs={newsletterTabs}
        title="Newsletter"
        note={subscribed === 1 ? 'One confirmed subscriber' : `${subscribed} confirmed subscribers`}
      >
        <ExportButton
          label="Export confirmed"
          title="Export the newsletter"
          variant="primary"
          list={{ call: exportAddresses, body: {} }}
          fileName="newsletter.csv"
          isDisabled={subscribed === 0}
        >
          <p>
            All subscribers who confirmed their address and did not unsubscribe, for the program that sends
            the newsletter. The export is recorded in the audit log.
          </p>
        </ExportButton>
      </PageHead>
      <GrowthTable months={figures.months} />
      <div className="mt-10 mb-4 grid grid-cols-1 gap-3">
        <SearchField label="Address" />
        <ChoiceBar label="State" name="state" choices={choices} />
      </div>
      <PagedTable
        caption="Subscribers"
        list={list}
        rowsOf={(page) => page.subscribers}
        rowKey={({ email }) => email}
        columns={columns}
        empty={everybody === 0 ? 'Nobody has subscribed yet.' : 'No matching addresses.'}
      />
    </>
  );
}
