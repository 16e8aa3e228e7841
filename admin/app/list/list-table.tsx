import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useListDensity } from './list-density.ts';

export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures are right-aligned. */
  isNumber?: boolean;
  /** On a phone, where there are no column heads, the head is shown before the cell. */
  isNamedOnPhone?: boolean;
  /** Whether a card, which has no columns to keep aligned, goes without it. */
  isLeftOutOnPhone?: (row: Row) => boolean;
};

export type ListTableProps<Row> = {
  /** The table's content, for screen readers. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Rows can be selected for bulk actions. */
  ticked?: { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void };
  /** Accessible name of a row's checkbox, such as the product's name or the order's id. */
  rowName?: (row: Row) => string;
  /** Shown if there are no rows. */
  empty: ReactNode;
};

/** A list of the admin: a table, or on a phone, where a table would not fit, a card for each row. */
export function ListTable<Row>({ empty, ...table }: ListTableProps<Row>) {
  const { caption, rows } = table;
  const isEmpty = rows.length === 0;
  // Includes the search, so that screen readers announce its outcome even if the number of rows stays the
  // same.
  const q = useSearchParams()[0].get('q');
  const forQuery = q ? ` for “${q}”` : '';
  return (
    <>
      <p role="status" className={isEmpty ? 'border-y border-rule py-8 text-muted' : 'sr-only'}>
        {isEmpty ? (
          <>
            {empty}
            <span className="sr-only">{forQuery}</span>
          </>
        ) : (
          `${caption}${forQuery}: ${rows.length} shown`
        )}
      </p>
      {!isEmpty && <Rows {...table} />}
    </>
  );
}

function Rows<Row>({ caption, rows, rowKey, columns, ticked, rowName }: Omit<ListTableProps<Row>, 'empty'>) {
  const allKeys = rows.map(rowKey);
  const isAllTicked = ticked !== undefined && allKeys.every((key) => ticked.keys.has(key));
  const isDense = useListDensity((state) => state.isDense);
  return (
    <table data-dense={isDense ? '' : undefined} className="block w-full text-sm md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="block border-b border-rule md:table-header-group">
        <tr className="flex md:table-row">
          {ticked && (
            <th scope="col" className="text-left md:w-11">
              <Tick
                label="Select all shown"
                isNamedOnPhone
                isTicked={isAllTicked}
                onTick={(isOn) => ticked.onChange(new Set(isOn ? allKeys : []))}
              />
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.head}
              scope="col"
              className={`sr-only px-2 py-2 font-semibold text-muted md:not-sr-only md:table-cell md:px-2 md:py-2 dense:py-1 ${column.isNumber ? 'text-right' : 'text-left'}`}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="grid grid-cols-[auto_1fr] items-start border-b border-rule py-2 md:table-row md:hover:bg-panel"
          >
            {ticked && (
              <td className="row-span-12 w-11 md:table-cell">
                <Tick
                  label={rowName?.(row) ?? rowKey(row)}
                  isTicked={ticked.keys.has(rowKey(row))}
                  onTick={(isOn) => ticked.onChange(toggled(ticked.keys, rowKey(row), isOn))}
                />
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.head}
                className={`col-start-2 min-w-0 px-2 py-0.5 md:table-cell md:py-1.5 dense:py-0.5 ${column.isNumber ? 'md:text-right' : ''} ${column.isLeftOutOnPhone?.(row) ? 'max-md:hidden' : ''}`}
              >
                {column.isNamedOnPhone && (
                  <span aria-hidden="true" className="text-muted md:hidden">
                    {column.head}:{' '}
                  </span>
                )}
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tick({
  label,
  isNamedOnPhone = false,
  isTicked,
  onTick,
}: {
  label: string;
  isNamedOnPhone?: boolean;
  isTicked: boolean;
  onTick: (isOn: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center dense:min-h-7">
      <span className="grid size-11 place-items-center dense:size-7">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
          className="size-5"
        />
      </span>
      <span className={isNamedOnPhone ? 'font-normal text-muted md:sr-only' : 'sr-only'}>{label}</span>
    </label>
  );
}

function toggled(keys: ReadonlySet<string>, key: string, isOn: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (isOn) next.add(key);
  else next.delete(key);
  return next;
}

/** A row's name as a link to its page, with a target large enough for a finger. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex items-center py-1 text-base font-semibold text-link underline underline-offset-4 max-md:min-h-11 dense:py-0 dense:text-sm"
    >
      {children}
    </Link>
  );
}
