import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { inRupeeSign, shortPrice } from '../product/price.tsx';
import type { CardProduct } from '../product-card/card-product.ts';
import { lookMessages as messages } from './look.messages.ts';

/** The same in little space; prices as in the rest of the Added to Cart dialog. */
export function LookLinks({ products }: { products: CardProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-label={messages.title} className="mt-6 border-t border-rule pt-5">
      <h3 className="font-semibold">{messages.title}</h3>
      <ul className="mt-3 grid grid-cols-3 gap-3">
        {products.slice(0, 3).map(({ _id, name, image, ...product }) => (
          <li key={_id}>
            <Link to={paths.product(_id)} className="block text-sm leading-snug hover:underline">
              <Picture src={image[0]} alt="" sizes="9rem" widths={[180, 360, 540]} className="mb-2" />
              {name}
              <span className="block font-semibold tabular-nums">{shortPrice(product, inRupeeSign)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
