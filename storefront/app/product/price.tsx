import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { formatRupees, percentOff, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { productMessages as messages } from './product.messages.ts';

type PriceProps = {
  product: Pick<Product, 'price' | 'mrp'>;
  /** Also says by how many per cent it is reduced. */
  withPercent?: boolean;
};

/** What it costs and, struck through, the MRP when that is higher. */
export function Price({ product: { price, mrp = 0 }, withPercent = false }: PriceProps) {
  return (
    <p className="price">
      <span>{inRupees(price)}</span>
      {mrp > price && (
        <>
          <Pause />{' '}
          <s>
            <span className="sr-only">{`${messages.mrp} `}</span>
            {inRupees(mrp)}
          </s>
          {withPercent && <Pause />}
          {withPercent && (
            <span className="ml-2 text-[0.875em] text-success">{messages.off(percentOff(price, mrp))}</span>
          )}
        </>
      )}
    </p>
  );
}

/** The API's number of rupees as shoppers read it. */
export function inRupees(rupees: number): string {
  return formatRupees(rupeesToPaise(rupees) ?? 0);
}

/** Between two prices, for who hears them. */
function Pause() {
  return <span className="sr-only">,</span>;
}
