import { type AdminOrderRow, COUNTED_UP_TO, SEARCH_MIN_LENGTH } from '@gulmohar/contract/admin/order.ts';
import { orderStatus } from '@gulmohar/contract/fulfilment/order.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { ChoiceBar } from '../shell/choice-bar.tsx';
import { MoreButton } from '../shell/more-button.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { SearchField } from '../shell/search-field.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { OrderList } from './order-list.tsx';
import { type OrderStatus, orderCountsQuery, orderListQuery } from './orders.queries.ts';

const ALL = 'all';

/** The orders in one state, or the matches of a search in all states. */
export function OrdersPage() {
  const { may } = useStaff();
  const filter = useOrderFilter();
  const list = useInfiniteQuery({
    ...orderListQuery(filter),
    enabled: !filter.isTooShort,
    throwOnError: true,
  });
  const orders = filter.isTooShort ? [] : (list.data?.pages.flatMap((page) => page.orders) ?? []);
  const { chosen, setKeys } = useChosen(orders);
  return (
    <>
      <PageHead title="Orders">
        {may('drafts.write') && (
          <Link to={paths.drafts} className={buttonClass('secondary')}>
            Orders by phone
          </Link>
        )}
      </PageHead>
      <div className="grid gap-4">
        <SearchField label="Short id, name, phone or e-mail" />
        <States />
        <div aria-busy={list.isFetching} className={list.isPlaceholderData ? 'opacity-60' : ''}>
          {!list.isPending || filter.isTooShort ? (
            <OrderList
              orders={orders}
              empty={emptyText(filter)}
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
      {chosen.length > 0 && <BulkBar chosen={chosen} onDone={() => setKeys(new Set())} />}
    </>
  );
}

/** The filter in the URL; a search covers all states. */
function useOrderFilter() {
  const [search] = useSearchParams();
  const q = search.get('q')?.trim() ?? '';
  if (q) return { q, isTooShort: q.length < SEARCH_MIN_LENGTH };
  const state = search.get('state') ?? 'Order Placed';
  return { status: state === ALL ? undefined : orderStatus.catch('Order Placed').parse(state) };
}

/** Those of the ticked orders that are still shown. */
function useChosen(orders: readonly AdminOrderRow[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return { chosen: orders.filter((order) => keys.has(order.orderId)), setKeys };
}

function States() {
  const [search] = useSearchParams();
  const { data } = useQuery(orderCountsQuery);
  if (search.get('q')) return <p className="text-sm text-muted">Found in all states:</p>;
  const choices: { value: OrderStatus | typeof ALL; label: string }[] = [
    { value: 'Order Placed', label: 'To pack' },
    ...orderStatus.options.slice(1).map((value) => ({ value, label: value })),
    { value: ALL, label: 'All' },
  ];
  return (
    <ChoiceBar
      label="State"
      name="state"
      choices={choices.map(({ value, label }) => {
        const count = value === ALL ? undefined : data?.counts[value];
        if (count === undefined) return { value, label };
        return count < COUNTED_UP_TO ? { value, label, count } : { value, label: `${label} (${count}+)` };
      })}
    />
  );
}

function emptyText({ q, isTooShort }: { q?: string; isTooShort?: boolean }): string {
  if (isTooShort) return `Please type at least ${SEARCH_MIN_LENGTH} letters.`;
  return q ? 'No matching orders.' : 'There are none at the moment.';
}
