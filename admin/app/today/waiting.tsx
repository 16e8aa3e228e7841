import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Section } from '../components/section.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { anchors } from './tasks.ts';
import { workQuery } from './today.queries.ts';
import { WaitingParcels } from './waiting-parcels.tsx';

/** The parcels and the sizes low in stock that need the attention of this member of staff, one by one. */
export function Waiting() {
  const { may } = useStaff();
  const { parcels, lowStock, lowStockAt } = useSuspenseQuery(workQuery).data;
  return (
    <>
      {(may('orders.pack') || may('orders.answer')) && <WaitingParcels parcels={parcels} />}
      {may('stock.write') && (
        <Section id={anchors.stock} title={`Low stock (${lowStockAt} or fewer, or a product’s own limit)`}>
          {lowStock.length === 0 && <p className="text-muted">Nothing is running low.</p>}
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {lowStock.map((unit) => (
              <li key={unit.sku} className="flex items-center gap-3 border-b border-rule py-2">
                <Thumbnail src={unit.picture} size="small" />
                <Link
                  to={paths.product(unit.productId)}
                  className="min-w-0 flex-1 py-1 text-link underline-offset-4 hover:underline"
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
      )}
    </>
  );
}
