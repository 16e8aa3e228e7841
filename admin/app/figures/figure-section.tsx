import { type FigureTableName, figureTable } from '@gulmohar/contract/admin/figure-tables.ts';
import type { FigurePeriod } from '@gulmohar/contract/admin/figures.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '../components/section.tsx';
import { ListTable } from '../list/list-table.tsx';
import { files } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { figureColumns } from './figure-columns.tsx';
import { figuresQuery } from './figures.queries.ts';

/** So many rows are shown at first. */
const SHOWN = 10;

const linkClass = 'inline-flex min-h-11 cursor-pointer items-center text-link underline underline-offset-4';

/** A table of figures, what they mean, and a file of them. */
export function FigureSection({ name, days }: { name: FigureTableName; days: FigurePeriod }) {
  const { may } = useStaff();
  const [isWhole, setWhole] = useState(false);
  const { data, isPlaceholderData } = useQuery({ ...figuresQuery(name, days), throwOnError: true });
  const { title, definition } = figureTable(name);
  return (
    <Section title={title}>
      <p className="mb-2 max-w-prose text-sm text-muted">{definition}</p>
      {!data && <p className="py-4 text-muted">Loading …</p>}
      {data && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          <ListTable
            caption={title}
            rows={isWhole ? data.rows : data.rows.slice(0, SHOWN)}
            rowKey={({ key }) => key}
            columns={figureColumns(name, { ...data, may })}
            empty="Nothing in these days."
          />
          {data.rows.length > 0 && (
            <p className="mt-1 flex flex-wrap gap-x-6">
              {!isWhole && data.rows.length > SHOWN && (
                <button type="button" onClick={() => setWhole(true)} className={linkClass}>
                  {data.totalRows > data.rows.length
                    ? `Show the first ${data.rows.length} of ${data.totalRows}`
                    : `Show all ${data.totalRows}`}
                </button>
              )}
              <a href={files.figures(name, days)} download className={linkClass}>
                {title}, as CSV
              </a>
            </p>
          )}
        </div>
      )}
    </Section>
  );
}
