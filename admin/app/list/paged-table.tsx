import { ListTable, type ListTableProps } from './list-table.tsx';
import { MoreButton, type MoreButtonProps } from './more-button.tsx';

type PagedTableProps<Page, Row> = Omit<ListTableProps<Row>, 'rows'> & {
  /** The result of an infinite query. */
  list: MoreButtonProps['list'] & { data: { pages: readonly Page[] } | undefined };
  rowsOf: (page: Page) => readonly Row[];
};

/** A list that is fetched page by page: its rows so far, and the button for more of them. */
export function PagedTable<Page, Row>({ list, rowsOf, ...table }: PagedTableProps<Page, Row>) {
  if (!list.data) return <p className="text-muted">Loading …</p>;
  return (
    <>
      <ListTable rows={list.data.pages.flatMap(rowsOf)} {...table} />
      <MoreButton list={list} />
    </>
  );
}
