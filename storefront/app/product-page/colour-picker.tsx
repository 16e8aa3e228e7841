import type { Product, Swatch } from '@gulmohar/contract/catalogue/product.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { productMessages as messages } from './product.messages.ts';

/** The colours of a design; each is a product with a page of its own. */
export function ColourPicker({ product: { _id, swatches = [] } }: { product: Product }) {
  if (swatches.length === 0) return null;
  const shown = swatches.find(({ productId }) => productId === _id);
  return (
    <nav aria-label={messages.colours} className="mt-7">
      <p>
        <span className="font-semibold">{messages.colour}</span>
        {shown && <span className="ml-3">{shown.name}</span>}
      </p>
      <ul className="flex flex-wrap gap-3 pt-2">
        {swatches.map((swatch) => (
          <li key={swatch.productId} className="w-18">
            <ColourLink swatch={swatch} isShown={swatch.productId === _id} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ColourLink({ swatch, isShown }: { swatch: Swatch; isShown: boolean }) {
  const { productId, name, colorCode, image, inStock } = swatch;
  return (
    <Link
      to={paths.product(productId)}
      aria-current={isShown ? 'page' : undefined}
      prefetch="intent"
      preventScrollReset
      discover="none"
      className="block rounded-(--corner) border border-rule p-1 text-center text-sm [overflow-wrap:anywhere] hover:border-ink aria-[current=page]:border-ink aria-[current=page]:outline aria-[current=page]:outline-ink"
    >
      {image ? (
        <Picture src={image} alt="" sizes="4rem" />
      ) : (
        <svg viewBox="0 0 3 4" aria-hidden="true" className="w-full">
          <rect width="3" height="4" fill={colorCode ?? 'none'} />
        </svg>
      )}
      <span className="mt-1 block">{name}</span>
      {!inStock && <span className="block text-muted">{messages.soldOutColour}</span>}
    </Link>
  );
}
