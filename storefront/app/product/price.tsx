import { formatRupees, rupeesToPaise } from '@gulmohar/contract/money.ts';
import type { Product } from '@gulmohar/contract/product.ts';

/** What it costs and, struck through, the MRP when that is higher. */
export function Price({ product }: { product: Pick<Product, 'price' | 'mrp'> }) {
  const isReduced = product.mrp !== undefined && product.mrp > product.price;
  return (
    <p className="tabular-nums">
      <span className="font-semibold">{inRupees(product.price)}</span>
      {isReduced && (
        <>
          {' '}
          <s className="text-sm text-muted">
            <span className="sr-only">MRP </span>
            {inRupees(product.mrp ?? 0)}
          </s>
        </>
      )}
    </p>
  );
}

/** The API's number of rupees as shoppers read it. */
export function inRupees(rupees: number): string {
  return formatRupees(rupeesToPaise(rupees) ?? 0);
}
