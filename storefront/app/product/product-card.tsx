import type { Product } from '@gulmohar/contract/product.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Price } from './price.tsx';
import { piecesLeft, stockState } from './stock.rules.ts';

const SIZES = '(min-width: 75rem) 22rem, (min-width: 48rem) 33vw, 50vw';

const notes = { out: 'Out of stock', low: 'Only a few left', in: undefined };

/** A product in a grid: the picture (a second one on hover and focus), name and price. The whole card is one link. */
export function ProductCard({ product, isFirst = false }: { product: Product; isFirst?: boolean }) {
  const [whole, second] = product.image;
  const note = notes[stockState(piecesLeft(product))];
  return (
    <article className="group relative">
      <div className="relative overflow-hidden">
        <Picture src={whole} alt="" sizes={SIZES} isFirst={isFirst} className="w-full" />
        {second && (
          <div className="absolute inset-0 opacity-0 transition-opacity duration-200 group-focus-within:opacity-100 group-hover:opacity-100">
            <Picture src={second} alt="" sizes={SIZES} className="size-full" />
          </div>
        )}
        {note && <p className="absolute bottom-2 left-2 bg-ground px-2 py-0.5 text-sm text-ink">{note}</p>}
      </div>
      <h3 className="mt-2 leading-snug">
        <Link to={paths.product(product._id)} prefetch="intent" className="after:absolute after:inset-0">
          {product.name}
        </Link>
      </h3>
      <Price product={product} />
    </article>
  );
}
