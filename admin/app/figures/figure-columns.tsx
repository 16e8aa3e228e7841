import { type FigureTableName, figureTable } from '@gulmohar/contract/admin/figure-tables.ts';
import type { FigureRow } from '@gulmohar/contract/admin/figures.ts';
import { type Column, RowLink } from '../list/list-table.tsx';
import { FigureBar } from './figure-bar.tsx';
import { type RowPathInput, rowPath } from './row-path.ts';
import { showValue } from './show-value.ts';

type Shown = RowPathInput & { rows: readonly FigureRow[] };

/** The columns of a table; the first one leads to the orders that a row is of, or to its page. */
export function figureColumns(name: FigureTableName, shown: Shown): Column<FigureRow>[] {
  const { rows } = shown;
  const { of, columns, hasBars } = figureTable(name);
  const barAt = hasBars ? columns[0]?.at : undefined;
  const most = barAt === undefined ? 0 : Math.max(0, ...rows.map(({ values }) => values[barAt] ?? 0));
  return [
    {
      head: of,
      cell: ({ key, label, values }) => (
        <>
          <RowName label={label} to={rowPath(name, key, shown)} />
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

function RowName({ label, to }: { label: string; to: string | undefined }) {
  return to ? <RowLink to={to}>{label}</RowLink> : <span className="text-base wrap-anywhere">{label}</span>;
}
