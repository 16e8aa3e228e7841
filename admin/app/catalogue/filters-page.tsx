import { orderFilters } from '@gulmohar/contract/admin/filter.ts';
import { type FilterGroup, filterGroups } from '@gulmohar/contract/values/listing.ts';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { Badge } from '../components/badge.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { PageHead } from '../components/page-head.tsx';
import { moved, OrderedRows } from '../form/ordered-rows.tsx';
import { paths } from '../paths.ts';
import { filtersQuery } from './catalogue.queries.ts';

/** The filters, in the order in which shoppers see them. */
export function FiltersPage() {
  const { data } = useSuspenseQuery(filtersQuery);
  const order = useMutation({
    mutationFn: (names: FilterGroup[]) => adminApi(orderFilters, { body: { names } }),
    onSettled: () => queryClient.invalidateQueries(filtersQuery),
  });
  const saved = data.filters.map(({ name }) => name);
  // The new order is shown before the server has answered.
  const names = order.isPending ? order.variables : saved;
  const filters = names.flatMap((name) => data.filters.find((filter) => filter.name === name) ?? []);
  const missing = filterGroups.filter((name) => !saved.includes(name));
  return (
    <>
      <PageHead
        title="Filters"
        note="How shoppers narrow down a list: size, colour, price and discount come first, the others in this order"
      />
      <FailureNote error={order.error} />
      <OrderedRows
        label="Filters"
        items={filters}
        keyOf={({ name }) => name}
        nameOf={({ displayName }) => displayName}
        onMove={(from, to) => order.mutate(moved(names, from, to))}
      >
        {({ name, displayName, values, isActive }) => (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={paths.filter(name)}
              className="py-2 font-semibold text-link underline underline-offset-4"
            >
              {displayName}
            </Link>
            <span className="text-sm text-muted">{values.length} values</span>
            {!isActive && <Badge>Hidden</Badge>}
          </p>
        )}
      </OrderedRows>
      {missing.length > 0 && (
        <p className="mt-6 flex flex-wrap gap-x-4 text-sm">
          Not set up yet:
          {missing.map((name) => (
            <Link key={name} to={paths.filter(name)} className="text-link underline underline-offset-4">
              {name}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
