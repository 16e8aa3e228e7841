import { SALES_DAYS } from '@gulmohar/contract/admin/today.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Section } from '../components/section.tsx';
import { paths } from '../paths.ts';
import { salesQuery } from './today.queries.ts';

/** The best-selling products of the last thirty days, and what became of the carts. */
export function Sales() {
  const { data } = useSuspenseQuery(salesQuery);
  const { began, bought } = data.conversion;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
      <Section title={`Best sellers in ${SALES_DAYS} days`}>
        {data.bestSellers.length === 0 && <p className="text-muted">Nothing has been sold yet.</p>}
        <ol>
          {data.bestSellers.map((product) => (
            <li key={product.productId} className="flex justify-between gap-4 border-b border-rule py-2">
              <Link
                to={paths.product(product.productId)}
                className="min-w-0 py-1 text-link underline-offset-4 hover:underline"
              >
                {product.name}
              </Link>
              <span className="py-1 tabular-nums">{product.units}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="From cart to order">
        <p>
          {began === 0
            ? 'Nobody has started a payment yet.'
            : `${bought} of ${began} shoppers who started a payment placed an order (${Math.round((100 * bought) / began)}%).`}
        </p>
        <p className="text-muted">
          {data.openCarts} signed-in {data.openCarts === 1 ? 'shopper has' : 'shoppers have'} items in the
          cart now.
        </p>
      </Section>
    </div>
  );
}
