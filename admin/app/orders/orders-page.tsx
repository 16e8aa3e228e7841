import { type AdminOrderRow, SEARCH_MIN_LENGTH } from '@gulmohar/contract/admin/order.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { ColumnChooser } from '../list/column-chooser.tsx';
import { MoreButton } from '../list/more-button.tsx';
import { SearchField } from '../list/search-field.tsx';
import { useColumns } from '../list/use-columns.ts';
import { ViewTabs } from '../list/view-tabs.tsx';
import { useStaff } from '../session/session.queries.ts';
import { ExportOrders } from './export-orders.tsx';
import { OrderBulkBar } from './order-bulk-bar.tsx';
import { orderColumns } from './order-columns.tsx';
import { orderFilterOf } from './order-filter.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderList } from './order-list.tsx';
import { useOrderViews } from './order-views.ts';
import { orderListQuery } from './orders.queries.ts';

/** The orders of a view, or a search's matches in all states. */
export function OrdersPage() {
  const { may } = useStaff();
  const [search] = useSearchParams();
  const { isTooShort, ...filter } = orderFilterOf(search, new Date());
  const list = useInfiniteQuery({ ...orderListQuery(filter), enabled: !isTooShort, throwOnError: true });
  const orders = isTooShort ? [] : (list.data?.pages.flatMap((page) => page.orders) ?? []);
  const { chosen, setKeys } = useChosen(orders);
  const { columns, choose } = useColumns('orders', orderColumns);
  const views = useOrderViews();
  return (
    <>
      <PageHead title="Orders">{may('orders.export') && <ExportOrders filter={filter} />}</PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {filter.q ? (
          <p className="text-sm text-muted">Found in all states:</p>
        ) : (
          <ViewTabs list="orders" label="Views of orders" builtIn={views} />
        )}
        <div className="no-print grid grid-cols-2 items-end gap-3 *:first:col-span-2 sm:flex sm:flex-wrap">
          <SearchField label="Order, buyer, tracking, payment …" />
          <OrderFilters />
          <ColumnChooser all={orderColumns} shown={columns} onChoose={choose} />
        </div>
        <div aria-busy={list.isFetching} className={list.isPlaceholderData ? 'opacity-60' : ''}>
          {!list.isPending || isTooShort ? (
            <OrderList
              orders={orders}
              columns={columns}
              empty={emptyText(filter.q, isTooShort)}
              {...(may('orders.pack') && {
                ticked: { keys: new Set(chosen.map((order) => order.orderId)), onChange: setKeys },
              })}
            />
          ) : (
            <p className="text-muted">Loading …</p>
          )}
        </div>
        <MoreButton list={list} />
      </div>
      <OrderBulkBar chosen={chosen} onDone={() => setKeys(new Set())} />
    </>
  );
}

/** Returns the selected orders that are still listed. */
function useChosen(orders: readonly AdminOrderRow[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return { chosen: orders.filter((order) => keys.has(order.orderId)), setKeys };
}

function emptyText(q: string | undefined, isTooShort: boolean): string {
  if (isTooShort) return `Please type at least ${SEARCH_MIN_LENGTH} letters.`;
  return q ? 'No matching orders.' : 'No orders at the moment.';
}
