import {
  type Business,
  type BusinessFigure,
  type BusinessPeriod,
  figureOf,
} from '@gulmohar/contract/admin/business.ts';
import { LineChart } from '../chart/line-chart.tsx';
import { BusinessTable } from './business-table.tsx';
import { pointNames } from './point-names.ts';
import { showFigure, showTick } from './show-figure.ts';

type BusinessChartProps = { name: BusinessFigure; days: BusinessPeriod; data: Business };

/** A chart of one figure over the days of a period, or the hours of today, with its table. */
export function BusinessChart({ name, days, data }: BusinessChartProps) {
  const { title, of } = figureOf(name);
  // Omits the hours of today that are still to come.
  const points = data.points.filter((point) => Date.parse(point.at) <= Date.now());
  const names = pointNames(Number(days));
  const label = `${title} by ${days === '1' ? 'hour' : 'day'}`;
  return (
    <div className="mt-6">
      <figure className="min-w-0">
        <figcaption className="mb-2 flex flex-wrap gap-x-6 text-sm">
          <strong className="font-semibold">{label}</strong>
          <Key className="stroke-link stroke-[2.5]">{days === '1' ? 'today' : 'these days'}</Key>
          <Key className="stroke-muted stroke-[1.5]" dashes="4 4">
            {days === '1' ? 'yesterday' : 'the days before'}
          </Key>
        </figcaption>
        <LineChart
          label={label}
          now={points.map((point) => of(point.now))}
          before={points.map((point) => of(point.before))}
          labelOf={(point) => names.short(points[point]?.at ?? '')}
          showTick={(value) => showTick(name, value)}
          readingOf={(index) => {
            const point = points[index];
            if (!point) return [];
            return [
              names.long(point.at),
              `${title} ${showFigure(name, point.now)}`,
              `${names.before(point.at)}: ${showFigure(name, point.before)}`,
            ];
          }}
        />
      </figure>
      <BusinessTable name={name} label={label} names={names} points={points} />
    </div>
  );
}

function Key({ className, dashes, children }: { className: string; dashes?: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-muted">
      <svg aria-hidden="true" width="24" height="8">
        <line x1="0" x2="24" y1="4" y2="4" className={className} strokeDasharray={dashes} />
      </svg>
      {children}
    </span>
  );
}
