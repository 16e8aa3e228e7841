import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { mrpOf, priceOf } from '@gulmohar/contract/catalogue/size-price.ts';
import { formatRupeeSign, formatRupees, percentOff, rupeesToPaise } from '@gulmohar/contract/values/money.ts';

const messages = {
  mrp: 'MRP',
  off: (percent: number) => `${percent}% off`,
  from: (price: string) => `from ${price}`,
};

type PriceProps = {
  product: Pick<Product, 'price' | 'mrp'> & { isFrom?: boolean };
  /** Also shows the discount as a percentage. */
  withPercent?: boolean;
};

/** The price and, struck through, the MRP if that is higher; `isFrom` where other sizes cost more. */
export function Price({ product, withPercent = false }: PriceProps) {
  const { price, mrp = 0 } = product;
  return (
    <p className="price">
      <span>{shortPrice(product, inRupees)}</span>
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

/** The same without the MRP, for little space. */
export function shortPrice(
  { price, isFrom }: PriceProps['product'],
  format: (rupees: number) => string,
): string {
  return isFrom ? messages.from(format(price)) : format(price);
}

/** Returns what `Price` shows of a product, for a size if one is chosen. */
export function shownPrice(product: Product, size: string | null = null): PriceProps['product'] {
  const mrp = mrpOf(product, size);
  return {
    price: priceOf(product, size),
    ...(mrp !== undefined && { mrp }),
    ...(size === null && product.prices && { isFrom: true }),
  };
}

/** Formats an amount in rupees from the API. */
export function inRupees(rupees: number): string {
  return formatRupees(rupeesToPaise(rupees) ?? 0);
}

/** The same with the sign, for texts in which 'Rs.' would read badly. */
export function inRupeeSign(rupees: number): string {
  return formatRupeeSign(rupeesToPaise(rupees) ?? 0);
}

/** A pause between two prices for screen readers. */
function Pause() {
  return <span className="sr-only">,</span>;
}
