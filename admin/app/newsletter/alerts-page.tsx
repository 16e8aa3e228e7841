import type { WaitingFor } from '@gulmohar/contract/admin/newsletter.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { type Column, ListTable, RowLink } from '../list/list-table.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { newsletterTabs } from '../nav-items.ts';
import { paths } from '../paths.ts';
import { alertsQuery } from './newsletter.queries.ts';

const columns: Column<WaitingFor>[] = [
  {
    head: 'Product',
    cell: ({ productId, name, picture }) => (
      <span className="flex items-center gap-3">
        <Thumbnail src={picture} size="small" />
        <RowLink to={paths.product(productId)}>{name}</RowLink>
      </span>
    ),
  },
  { head: 'Size', cell: ({ size }) => size ?? 'Any size' },
  {
    head: 'Wait',
    isNumber: true,
    cell: ({ waiting, unconfirmed }) => (
      <>
        {waiting}
        <span className="md:sr-only"> waiting</span>
        {unconfirmed > 0 && <SecondLine>{unconfirmed} not confirmed</SecondLine>}
      </>
    ),
  },
  { head: 'Since', cell: ({ since }) => <span className="text-muted">{showDateTime(since)}</span> },
];

/** The products and sizes that shoppers want to be told about, most requested first. */
export function AlertsPage() {
  const { data } = useSuspenseQuery(alertsQuery);
  return (
    <>
      <PageHead
        tabs={newsletterTabs}
        title="Waiting for stock"
        note="Shoppers who get an e-mail when something is back, most requested first"
      />
      <ListTable
        caption="Products awaited by shoppers"
        rows={data.waitingFor}
        rowKey={({ productId, size }) => `${productId} ${size ?? ''}`}
        columns={columns}
        empty="Nobody is waiting for anything."
      />
    </>
  );
}
