import type { CustomerRow } from '@gulmohar/contract/admin/customer.ts';
import { exportCustomers } from '@gulmohar/contract/admin/list-file.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { ColumnChooser } from '../list/column-chooser.tsx';
import { RowLink } from '../list/list-table.tsx';
import { PagedTable } from '../list/paged-table.tsx';
import { SearchField } from '../list/search-field.tsx';
import { type ListColumn, useColumns } from '../list/use-columns.ts';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { CodBlocks } from './cod-blocks.tsx';
import { customerListQuery } from './customer.queries.ts';

/** Shoppers with an account; guests can be found through their orders. */
export function CustomersPage() {
  const { may } = useStaff();
  const [search] = useSearchParams();
  const list = useInfiniteQuery({
    ...customerListQuery(search.get('q')?.trim() ?? ''),
    throwOnError: true,
  });
  const { columns, choose } = useColumns('customers', customerColumns);
  return (
    <>
      <PageHead title="Customers" note="Shoppers with an account; find guests under Orders">
        {may('customers.privacy') && (
          <ExportButton
            label="Export all"
            title="Export customers"
            list={{ call: exportCustomers, body: {} }}
            fileName="customers.csv"
          >
            <p>
              All customers with an account, newest first, with the number of their orders and the total they
              spent. The export is recorded in the audit log.
            </p>
          </ExportButton>
        )}
      </PageHead>
      <div className="grid gap-4">
        <div className="no-print flex flex-wrap items-end gap-3">
          <SearchField label="Name, e-mail or phone" />
          <ColumnChooser all={customerColumns} shown={columns} onChoose={choose} />
        </div>
        <PagedTable
          caption="Customers"
          list={list}
          rowsOf={(page) => page.customers}
          rowKey={(customer) => customer.userId}
          columns={columns}
          empty="No matching customers."
        />
        <CodBlocks />
      </div>
    </>
  );
}

const customerColumns: ListColumn<CustomerRow>[] = [
  {
    key: 'name',
    head: 'Name',
    isFixed: true,
    cell: (customer) => (
      <>
        <RowLink to={paths.customer(customer.userId)}>{customer.name || customer.email}</RowLink>{' '}
        {customer.isBlocked && <Badge tone="bad">Blocked</Badge>}
      </>
    ),
  },
  {
    key: 'contact',
    head: 'Contact',
    cell: (customer) => (
      <span className="wrap-anywhere">
        {customer.email} {customer.phone}
      </span>
    ),
  },
  {
    key: 'joined',
    head: 'Joined',
    cell: (customer) => (
      <span className="text-muted">
        <span className="md:hidden">Joined </span>
        {showDateTime(customer.joinedAt)}
      </span>
    ),
  },
  {
    key: 'orders',
    head: 'Orders',
    isNumber: true,
    cell: (customer) => (customer.orders === 1 ? '1 order' : `${customer.orders} orders`),
  },
  { key: 'spent', head: 'Spent', isNumber: true, cell: (customer) => formatRupees(customer.spent) },
];
