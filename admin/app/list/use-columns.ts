import { chooseColumns, type ViewedList } from '@gulmohar/contract/admin/view.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { showFailure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import type { Column } from '../shell/list-table.tsx';
import { viewsQuery } from './view.queries.ts';

/** A column that can be chosen. */
export type ListColumn<Row> = Column<Row> & {
  /** In the address and where the choice is kept. */
  key: string;
  /** What the row is called by: always shown. */
  isFixed?: boolean;
  /** Shown only when it is chosen. */
  isExtra?: boolean;
};

/**
 * Which columns a list shows: those in the address, else those that this member of staff chose last, else the usual ones.
 * A choice goes into the address, so that a link shows the same, and is kept.
 */
export function useColumns<Row>(list: ViewedList, all: readonly ListColumn<Row>[]) {
  const [search, setSearch] = useSearchParams();
  const { data } = useQuery(viewsQuery(list));
  const asked = search.get('columns')?.split(',') ?? data?.columns;
  const columns = all.filter(
    ({ key, isFixed, isExtra }) => isFixed || (asked ? asked.includes(key) : !isExtra),
  );
  const keep = useMutation({
    mutationFn: (keys: string[]) => adminApi(chooseColumns, { body: { list, columns: keys } }),
    onSuccess: () => queryClient.invalidateQueries(viewsQuery(list)),
    onError: showFailure,
  });

  /** @param keys of the columns to be shown */
  function choose(keys: ReadonlySet<string>): void {
    const chosen = all.filter(({ key, isFixed }) => isFixed || keys.has(key)).map(({ key }) => key);
    setSearch(
      (now) => {
        now.set('columns', chosen.join(','));
        return now;
      },
      { replace: true },
    );
    keep.mutate(chosen);
  }
  return { columns, choose };
}
