import type { CardProduct } from './card-product.ts';
import { productCardMessages as messages } from './product-card.messages.ts';

/** The colours of a product's design as dots; its page leads to each. */
export function CardColours({ codes, count }: NonNullable<CardProduct['colours']>) {
  return (
    <p className="card-colours">
      <span className="sr-only">{messages.colours(count)}</span>
      {codes.map((code) => (
        <svg key={code} viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" fill={code} />
        </svg>
      ))}
      {count > codes.length && <span aria-hidden="true">{messages.moreColours(count - codes.length)}</span>}
    </p>
  );
}
