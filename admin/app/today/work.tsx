import { LOW_STOCK_THRESHOLD } from '@gulmohar/contract/shop/shop-rules.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { Section } from '../shell/section.tsx';
import { workQuery } from './today.queries.ts';
import { WaitingParcels } from './waiting-parcels.tsx';

/** Open work for the staff. */
export function Work() {
  const { may } = useStaff();
  const { data } = useSuspenseQuery(workQuery);
  const tasks = [
    { to: paths.orders, count: data.toPack, label: 'Orders to pack' },
    { to: paths.ordersOf('Packing'), count: data.packing, label: 'Orders being packed' },
    ...(may('returns.answer')
      ? [{ to: paths.returnsOf('Return Requested'), count: data.returnsToAnswer, label: 'Returns to answer' }]
      : []),
    ...(may('jobs.retry') && data.failedJobs > 0
      ? [{ to: paths.jobs, count: data.failedJobs, label: 'Failed jobs' }]
      : []),
  ];
  return (
    <>
      <ul aria-label="What waits" className="grid gap-4 sm:grid-cols-3">
        {tasks.map(({ to, count, label }) => (
          <li key={label}>
            <Link
              to={to}
              className="flex items-baseline gap-4 border border-rule bg-panel px-5 py-3 hover:border-ink sm:block sm:py-5"
            >
              <span className="block font-display text-3xl text-heading tabular-nums">{count}</span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <WaitingParcels parcels={data.parcels} />
      <Section title={`Low stock (${LOW_STOCK_THRESHOLD} or fewer)`}>
        {data.lowStock.length === 0 && <p className="text-muted">Nothing is running low.</p>}
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {data.lowStock.map((unit) => (
            <li key={unit.sku} className="flex justify-between gap-4 border-b border-rule py-2">
              <Link
                to={paths.product(unit.productId)}
                className="min-w-0 py-1 text-link underline-offset-4 hover:underline"
              >
                {unit.name}
                {unit.size && `, ${unit.size}`}
              </Link>
              <span className="shrink-0 py-1 tabular-nums">
                {unit.available > 0 ? `${unit.available} left` : <strong>Sold out</strong>}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
