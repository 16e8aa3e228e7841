import { type FigureTableName, figureTable } from '@gulmohar/contract/admin/figure-tables.ts';
import type { FigureRow } from '@gulmohar/contract/admin/figures.ts';
import { type Column, RowLink } from '../list/list-table.tsx';
import { paths } from '../paths.ts';
import { FigureBar } from './figure-bar.tsx';
import { showValue } from './show-value.ts';

type Shown = { rows: readonly FigureRow[]; from: string; to: string };

/** The columns of a table; where its rows are of orders, the first one leads to them. */
export function figureColumns(name: FigureTableName, { rows, from, to }: Shown): Column<FigureRow>[] {
  const { of, by, columns, hasBars } = figureTable(name);
  const barAt = hasBars ? columns[0]?.at : undefined;
  const most = barAt === undefined ? 0 : Math.max(0, ...rows.map(({ values }) => values[barAt] ?? 0));
  return [
    {
      head: of,
      cell: ({ key, label, values }) => (
        <>
          {by ? (
            <RowLink to={paths.ordersOf({ by, key, from, to })}>{label}</RowLink>
          ) : (
            <span className="text-base wrap-anywhere">{label}</span>
          )}
          {barAt !== undefined && <FigureBar value={values[barAt] ?? 0} most={most} />}
        </>
      ),
    },
    ...columns.map((column) => ({
      head: column.title,
      isNumber: true,
      isNamedOnPhone: true,
      cell: (row: FigureRow) => {
        const { text, isOfFew } = showValue(column, row);
        return (
          <span
            className={`tabular-nums whitespace-nowrap ${isOfFew ? 'text-muted italic' : ''}`}
            {...(isOfFew && { title: 'Of few, so it may be chance' })}
          >
            {text}
          </span>
        );
      },
    })),
  ];
}
