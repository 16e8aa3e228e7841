import type { CountedSearch } from '@gulmohar/contract/admin/search.ts';
import { Section } from '../components/section.tsx';
import { type Column, ListTable, RowLink } from '../list/list-table.tsx';
import { paths } from '../paths.ts';

const columns: Column<CountedSearch>[] = [
  { head: 'Search', cell: ({ search }) => <RowLink to={paths.searchesFor(search)}>{search}</RowLink> },
  {
    head: 'Times',
    isNumber: true,
    cell: ({ times }) => (
      <span className="tabular-nums">
        {times}
        <span className="md:sr-only"> {times === 1 ? 'time' : 'times'}</span>
      </span>
    ),
  },
];

/** Searches with their counts, each linked to its current results. */
export function CountedSearches({
  title,
  rows,
  empty,
}: {
  title: string;
  rows: readonly CountedSearch[];
  empty: string;
}) {
  return (
    <Section title={title}>
      <ListTable
        caption={title}
        rows={rows}
        rowKey={({ search }) => search}
        columns={columns}
        empty={empty}
      />
    </Section>
  );
}
