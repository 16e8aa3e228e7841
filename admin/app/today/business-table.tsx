import { type Business, type BusinessFigure, figureOf } from '@gulmohar/contract/admin/business.ts';
import type { PointNames } from './point-names.ts';
import { showFigure } from './show-figure.ts';

type BusinessTableProps = {
  name: BusinessFigure;
  label: string;
  names: PointNames;
  points: Business['points'];
};

const cell = 'py-1 pl-4 text-right tabular-nums';

/** The figures of a chart, newest first. */
export function BusinessTable({ name, label, names, points }: BusinessTableProps) {
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center text-link underline underline-offset-4">
        {label} as a table
      </summary>
      <table className="w-full max-w-xl text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-rule text-left text-muted">
            <th scope="col" className="py-1 font-normal">
              When
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {figureOf(name).title}
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              Before
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ at, now, before }) => (
            <tr key={at} className="border-b border-rule">
              <th scope="row" className="py-1 text-left font-normal whitespace-nowrap">
                {names.long(at)}
              </th>
              <td className={cell}>{showFigure(name, now)}</td>
              <td className={`${cell} text-muted`}>{showFigure(name, before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
