import { formatRupees } from '@gulmohar/contract/values/money.ts';

type Day = { day: string; orders: number; amount: number };

const WIDTH = 600;
const HEIGHT = 160;
const GAP = 3;

const dayAndMonth = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

function shownDay(day: string): string {
  return dayAndMonth.format(new Date(day));
}

/** A bar for each day; the same figures as a table for screen readers. */
export function SalesChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map((day) => day.amount));
  const step = WIDTH / Math.max(1, days.length);
  const [first, last] = [days.at(0), days.at(-1)];
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label="Sales by day; the table below has the figures"
        className="h-40 w-full border-b border-muted"
      >
        {days.map(({ day, orders, amount }, index) => {
          const height = (amount / most) * HEIGHT;
          return (
            <rect
              key={day}
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              className="fill-primary"
            >
              <title>{`${shownDay(day)}: ${formatRupees(amount)}, ${orders} orders`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="mt-1 flex justify-between text-sm text-muted">
        <span>{first && shownDay(first.day)}</span>
        <span>highest day {formatRupees(most === 1 ? 0 : most)}</span>
        <span>{last && shownDay(last.day)}</span>
      </figcaption>
      <details className="mt-2">
        <summary className="flex min-h-11 cursor-pointer items-center text-link underline underline-offset-4">
          As a table
        </summary>
        <table className="w-full max-w-md text-sm">
          <thead>
            <tr className="border-b border-rule text-left text-muted">
              <th scope="col" className="py-1">
                Day
              </th>
              <th scope="col" className="py-1 text-right">
                Orders
              </th>
              <th scope="col" className="py-1 text-right">
                Sales
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, orders, amount }) => (
              <tr key={day} className="border-b border-rule">
                <td className="py-1">{shownDay(day)}</td>
                <td className="py-1 text-right">{orders}</td>
                <td className="py-1 text-right">{formatRupees(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
