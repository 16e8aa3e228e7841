import { setCartLine } from '../cart/change-cart.ts';
import type { PricedLine } from '../cart/price-lines.ts';
import { messages } from '../messages.ts';

/** The problems that keep the cart from being bought, each with a one-click fix. */
export function StockIssues({ lines }: { lines: PricedLine[] }) {
  const issues = lines.filter((line) => line.problem !== undefined);
  return (
    <section role="alert" className="mb-6 border-l-4 border-problem bg-panel p-4">
      <p className="font-semibold text-problem">{messages.criticalStock}</p>
      <h2 className="mt-2 font-semibold">{messages.stockIssues}</h2>
      <ul>
        {issues.map(({ product, productId, size, available }) => (
          <li key={`${productId} ${size}`} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>
              {product?.name ?? 'A product that is no longer on sale'}
              {size && `, size ${size}`}:{' '}
              {available > 0 ? messages.onlyAvailable(available) : messages.outOfStock}
            </span>
            <button
              type="button"
              className="min-h-11 cursor-pointer font-semibold text-link underline"
              onClick={() => setCartLine({ productId, size, quantity: available })}
            >
              {available > 0 ? `Take ${available}` : 'Remove it'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
