import type { DraftRow } from '@gulmohar/contract/admin/draft.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { type Column, RowLink } from '../list/list-table.tsx';
import { PagedTable } from '../list/paged-table.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { paths } from '../paths.ts';
import { draftListQuery } from './draft.queries.ts';
import { DraftStatusBadge } from './draft-status.tsx';

/** Draft orders that are waiting for payment or were never paid. */
export function DraftsPage() {
  const list = useInfiniteQuery({ ...draftListQuery, throwOnError: true });
  return (
    <>
      <PageHead title="Orders by phone" note="Once paid or placed, they move to Orders">
        <Link to={paths.newDraft()} className={buttonClass()}>
          New order
        </Link>
      </PageHead>
      <PagedTable
        caption="Orders by phone"
        list={list}
        rowsOf={(page) => page.drafts}
        rowKey={(draft) => draft.draftId}
        columns={columns}
        empty="No orders by phone at the moment."
      />
    </>
  );
}

const columns: Column<DraftRow>[] = [
  {
    head: 'Buyer',
    cell: (draft) => (
      <>
        <RowLink to={paths.draft(draft.draftId)}>{draft.buyerName || 'Erased customer'}</RowLink>
        <SecondLine>{draft.phone}</SecondLine>
      </>
    ),
  },
  { head: 'State', cell: (draft) => <DraftStatusBadge status={draft.status} /> },
  {
    head: 'Saved',
    cell: (draft) => (
      <span className="text-muted">
        {showDateTime(draft.createdAt)}, {draft.staffName}
      </span>
    ),
  },
  {
    head: 'Reserved until',
    cell: (draft) => (
      <span className="text-muted">
        <span className="md:hidden">Reserved until </span>
        {showDateTime(draft.expiresAt)}
      </span>
    ),
  },
  {
    head: 'Units',
    isNumber: true,
    cell: (draft) => (draft.units === 1 ? '1 unit' : `${draft.units} units`),
  },
  { head: 'Amount', isNumber: true, cell: (draft) => formatRupees(draft.total) },
];
