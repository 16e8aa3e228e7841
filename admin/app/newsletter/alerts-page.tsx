import type { WaitingFor } from '@gulmohar/contract/admin/newsletter.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { showDateTime } from '../shell/dates.ts';
import { type Column, ListTable } from '../shell/list-table.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { RowLink } from '../shell/row-link.tsx';
import { alertsQuery } from './newsletter.queries.ts';
import { newsletterTabs } from './newsletter-tabs.ts';

const columns: Column<WaitingFor>[] = [
  {
    head: 'Product',
    cell: ({ productId, name }) => <RowLink to={paths.product(productId)}>{name}</RowLink>,
  },
  { head: 'Size', cell: ({ size }) => size ?? 'Any size' },
  {
    head: 'Wait',
    isNumber: true,
    cell: ({ waiting, unconfirmed }) => (
      <>
        {waiting}
        <span className="md:sr-only"> waiting</span>
        {unconfirmed > 0 && <span className="block text-muted">{unconfirmed} not confirmed</span>}
      </>
    ),
  },
  { head: 'Since', cell: ({ since }) => <span className="text-muted">{showDateTime(since)}</span> },
];

/** What shoppers wait for, the most wanted first. */
export function AlertsPage() {
  const { data } = useSuspenseQuery(alertsQuery);
  return (
    <>
      <PageHead
        tabs={newsletterTabs}
        title="Waiting for stock"
        note="Shoppers who are told by mail when something is back, the most wanted first"
      />
      <ListTable
        caption="What is waited for"
        rows={data.waitingFor}
        rowKey={({ productId, size }) => `${productId} ${size ?? ''}`}
        columns={columns}
        empty="Nobody waits for anything."
      />
    </>
  );
}
