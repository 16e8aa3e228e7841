type ChartReadingProps = { lines: readonly string[]; left: number; width: number };

/** The values at a point of a chart, shown beside it. Screen readers get them from the chart itself. */
export function ChartReading({ lines: [title, ...values], left, width }: ChartReadingProps) {
  const isLeft = left > width / 2;
  return (
    <div
      aria-hidden="true"
      style={isLeft ? { right: width - left + 12 } : { left: left + 12 }}
      className="pointer-events-none absolute top-2 border border-ink bg-field px-3 py-2 text-sm"
    >
      <p className="font-semibold">{title}</p>
      {values.map((value) => (
        <p key={value} className="tabular-nums">
          {value}
        </p>
      ))}
    </div>
  );
}
