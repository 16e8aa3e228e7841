import { chooseColumns, type ViewedList } from '@gulmohar/contract/admin/view.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { showFailure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import type { Column } from './list-table.tsx';
import { viewsQuery } from './view.queries.ts';

/** A column that staff can show or hide. */
export type ListColumn<Row> = Column<Row> & {
  /** Names the column in the address and in the stored choice. */
  key: string;
  /** Always shown, because it identifies the row. */
  isFixed?: boolean;
  /** Hidden by default. */
  isExtra?: boolean;
};

/**
 * Returns a list's columns: those in the address, else this staff member's last choice, else the default
 * ones. A choice is stored, and put into the address so that a link shows the same columns.
 */
export function useColumns<Row>(list: ViewedList, all: readonly ListColumn<Row>[]) {
  const [search, setSearch] = useSearchParams();
  const { data } = useQuery(viewsQuery(list));
  const chosenKeys = search.get('columns')?.split(',') ?? data?.columns;
  const columns = all.filter(
    ({ key, isFixed, isExtra }) => isFixed || (chosenKeys ? chosenKeys.includes(key) : !isExtra),
  );
  const store = useMutation({
    mutationFn: (keys: string[]) => adminApi(chooseColumns, { body: { list, columns: keys } }),
    onSuccess: () => queryClient.invalidateQueries(viewsQuery(list)),
    onError: showFailure,
  });

  /** @param keys of the columns to show */
  function choose(keys: ReadonlySet<string>): void {
    const chosen = all.filter(({ key, isFixed }) => isFixed || keys.has(key)).map(({ key }) => key);
    setSearch(
      (now) => {
        now.set('columns', chosen.join(','));
        return now;
      },
      { replace: true },
    );
    store.mutate(chosen);
  }
  return { columns, choose };
}
