import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { unitsLeft, unitsOf } from './stock.rules.ts';

/** What a card shows of a product: a page's data travels with its HTML, so the rest stays on the server. */
export type CardProduct = Pick<Product, '_id' | 'name' | 'price' | 'mrp' | 'image'> & {
  /** Units that can be bought, in all sizes together. */
  units: number;
  /** Of a sized product, in their order. */
  sizes?: CardSize[];
};

export type CardSize = { size: string; isSoldOut: boolean };

const CARD_PICTURES = 2;

export function cardProduct(product: Product): CardProduct {
  const { _id, name, price, mrp, image, sizes } = product;
  return {
    ...{ _id, name, price, image: image.slice(0, CARD_PICTURES), units: unitsLeft(product) },
    ...(mrp !== undefined && { mrp }),
    ...(product.hasSize && {
      sizes: sizes.map((size) => ({ size, isSoldOut: unitsOf(product, size) === 0 })),
    }),
  };
}
