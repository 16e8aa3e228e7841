import type { Product } from '@gulmohar/contract/product.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Price } from '../product/price.tsx';
import { piecesLeft, piecesOf } from '../product/stock.rules.ts';
import { productListMessages as messages } from './product-list.messages.ts';

/** A line of the table; on a phone the cells stand below each other beside the picture. */
export function ProductRow({ product }: { product: Product }) {
  const cell = 'block md:table-cell md:py-2 md:pr-4 md:align-middle';
  return (
    <tr className="grid grid-cols-[4rem_1fr] gap-x-4 border-b border-rule py-3 md:table-row md:py-0">
      <td className="row-span-4 block md:table-cell md:py-2 md:pr-4">
        <Picture src={product.image[0]} alt="" sizes="4rem" className="max-w-16" />
      </td>
      <th scope="row" className={`text-left font-normal ${cell}`}>
        <Link to={paths.product(product._id)} className="text-link inline-block py-1">
          {product.name}
        </Link>
      </th>
      <td className={`text-muted ${cell}`}>
        {product.category} · {product.subCategory}
      </td>
      <td className={cell}>
        <Price product={product} />
      </td>
      <td className={cell}>{sizesInStock(product)}</td>
    </tr>
  );
}

function sizesInStock(product: Product): string {
  if (piecesLeft(product) <= 0) return messages.outOfStock;
  if (!product.hasSize) return messages.oneSize;
  return product.sizes.filter((size) => piecesOf(product, size) > 0).join(', ');
}
