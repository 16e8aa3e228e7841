import type { CardProduct } from './card-product.ts';
import { productCardMessages as messages } from './product-card.messages.ts';

/**
 * The available sizes: with a mouse or keyboard at the bottom of the picture while the card is hovered or
 * focused, on a touch screen in a quiet line below the price.
 */
export function CardSizesLine({ sizes = [], soldOut = [] }: Pick<CardProduct, 'sizes' | 'soldOut'>) {
  return (
    <p className="card-sizes">
      <span className="sr-only">{messages.sizes}</span>
      {sizes.map((size) =>
        soldOut.includes(size) ? (
          <s key={size}>
            {size}
            <span className="sr-only">{` ${messages.soldOut}`}</span>
          </s>
        ) : (
          <span key={size}>{size}</span>
        ),
      )}
    </p>
  );
}
