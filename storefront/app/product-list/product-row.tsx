import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Price, shownPrice } from '../product/price.tsx';
import { unitsLeft, unitsOf } from '../product/stock.rules.ts';
import { productListMessages as messages } from './product-list.messages.ts';

/** A row of the list; on a phone its parts are stacked beside the picture. */
export function ProductRow({ product }: { product: Product }) {
  return (
    <li className="grid grid-cols-[4rem_1fr] items-center gap-x-4 border-b border-rule py-3 md:grid-cols-[4rem_4fr_3fr_3fr_3fr] md:gap-x-6">
      <div className="row-span-4 self-start md:row-span-1">
        <Picture src={product.image[0]} alt="" sizes="4rem" />
      </div>
      <h2>
        <Link to={paths.product(product._id)} className="text-link inline-block py-1">
          {product.name}
        </Link>
      </h2>
      <p className="text-muted">
        {product.categoryName ?? product.category} · {product.subCategoryName ?? product.subCategory}
      </p>
      <Price product={shownPrice(product)} />
      <p>
        <span className="sr-only">{messages.sizes}: </span>
        {sizesInStock(product)}
      </p>
    </li>
  );
}

function sizesInStock(product: Product): string {
  if (unitsLeft(product) <= 0) return messages.outOfStock;
  if (!product.hasSize) return messages.oneSize;
  return product.sizes.filter((size) => unitsOf(product, size) > 0).join(', ');
}
