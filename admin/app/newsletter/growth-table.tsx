type GrowthTableProps = { months: readonly { month: string; came: number; left: number }[] };

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** Subscriptions and cancellations by month, with a bar for subscriptions. */
export function GrowthTable({ months }: GrowthTableProps) {
  const most = Math.max(1, ...months.map(({ came }) => came));
  return (
    <table className="w-full max-w-xl text-sm">
      <caption className="pb-2 text-left font-display text-xl text-heading">The last twelve months</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-1 text-left font-semibold">
            Month
          </th>
          <th scope="col" className="text-right font-semibold">
            Came
          </th>
          <th scope="col" className="px-4 text-right font-semibold">
            Left
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, came, left }) => (
          <tr key={month}>
            <th scope="row" className="py-1 text-left font-normal">
              {monthName.format(new Date(`${month}-01T00:00:00Z`))}
            </th>
            <td className="text-right">{came}</td>
            <td className="px-4 text-right">{left}</td>
            <td className="w-1/2">
              <svg
                aria-hidden="true"
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                className="h-3 w-full text-success"
              >
                <rect width={(100 * came) / most} height="1" fill="currentColor" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
