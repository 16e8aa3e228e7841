import type { CardSize } from './card-product.ts';
import { productMessages as messages } from './product.messages.ts';

/**
 * Which sizes there are: with a mouse or the keyboard at the foot of the picture as long as somebody looks at the card,
 * on a touch screen in a quiet line below the price.
 */
export function CardSizesLine({ sizes }: { sizes: readonly CardSize[] }) {
  return (
    <p className="card-sizes text-sm tabular-nums">
      <span className="sr-only">{messages.sizes}</span>
      {sizes.map(({ size, isSoldOut }) =>
        isSoldOut ? (
          <s key={size} className="text-muted">
            {size}
            <span className="sr-only"> {messages.soldOut}</span>
          </s>
        ) : (
          <span key={size}>{size}</span>
        ),
      )}
    </p>
  );
}
