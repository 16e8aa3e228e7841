import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type ChartValues, chartFrame } from './chart-frame.ts';
import { ChartReading } from './chart-reading.tsx';
import { useWidth } from './use-width.ts';

type LineChartProps = {
  /** The chart's name, such as `Net sales by day`. */
  label: string;
  now: ChartValues;
  /** The values of the previous period, as a dashed line. */
  before: ChartValues;
  /** The label below the axis. */
  labelOf(point: number): string;
  showTick(value: number): string;
  /** Everything to show for a point, one line each. */
  readingOf(point: number): readonly string[];
};

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
};

/**
 * Two lines over time. Pointer, touch or arrow keys move along the points; their values are shown and,
 * because the chart is a slider, also announced.
 */
export function LineChart({ label, now, before, labelOf, showTick, readingOf }: LineChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const [active, setActive] = useState<number>();
  const last = now.length - 1;
  const at = Math.min(active ?? last, last);
  const frame = chartFrame(width, [now, before]);

  function moveByKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? last : step && at + step;
    if (next === undefined) return;
    event.preventDefault();
    setActive(Math.min(last, Math.max(0, next)));
  }

  function follow(event: PointerEvent<HTMLDivElement>): void {
    const { left } = event.currentTarget.getBoundingClientRect();
    setActive(frame.pointAt(event.clientX - left));
  }

  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={last + 1}
      aria-valuenow={at + 1}
      aria-valuetext={readingOf(at).join('; ')}
      onKeyDown={moveByKey}
      onFocus={() => setActive((point) => point ?? last)}
      onBlur={() => setActive(undefined)}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={(event) => {
        if (document.activeElement !== event.currentTarget) setActive(undefined);
      }}
      className="relative touch-pan-y select-none"
    >
      {width > 0 && (
        <svg aria-hidden="true" width={width} height={frame.height} className="block">
          {frame.yTicks.map((value) => (
            <g key={value}>
              <line
                x1={frame.left}
                x2={frame.right}
                y1={frame.y(value)}
                y2={frame.y(value)}
                className={value === 0 ? 'stroke-muted' : 'stroke-rule'}
              />
              <text
                x={frame.left - 8}
                y={frame.y(value)}
                dy="0.32em"
                textAnchor="end"
                className="fill-muted text-sm tabular-nums"
              >
                {showTick(value)}
              </text>
            </g>
          ))}
          {frame.labelled.map((point) => (
            <text
              key={point}
              x={frame.x(point)}
              y={frame.bottom + 20}
              textAnchor={point === last ? 'end' : 'middle'}
              className="fill-muted text-sm"
            >
              {labelOf(point)}
            </text>
          ))}
          <path
            d={frame.pathOf(before)}
            className="fill-none stroke-muted stroke-[1.5]"
            strokeDasharray="4 4"
          />
          <path d={frame.pathOf(now)} className="fill-none stroke-link stroke-[2.5]" />
          {active !== undefined && (
            <line
              x1={frame.x(at)}
              x2={frame.x(at)}
              y1={frame.top}
              y2={frame.bottom}
              className="stroke-muted"
            />
          )}
          <Dot x={frame.x(at)} value={now[at]} y={frame.y} />
        </svg>
      )}
      {active !== undefined && width > 0 && (
        <ChartReading lines={readingOf(at)} left={frame.x(at)} width={width} />
      )}
    </div>
  );
}

function Dot({ x, value, y }: { x: number; value: number | null | undefined; y: (value: number) => number }) {
  if (value === null || value === undefined) return null;
  return <circle cx={x} cy={y(value)} r={4.5} className="fill-link stroke-ground stroke-2" />;
}
