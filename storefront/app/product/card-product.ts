import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { unitsLeft, unitsOf } from './stock.rules.ts';

/** What a card shows of a product: a page's data travels with its HTML, so the rest stays on the server. */
export type CardProduct = Pick<Product, '_id' | 'name' | 'price' | 'mrp' | 'image'> & {
  /** Units that can be bought, in all sizes together. */
  units: number;
  /** Of a sized product, in their order. */
  sizes?: readonly string[];
  /** Those of them that cannot be bought, where there are any. */
  soldOut?: readonly string[];
};

const CARD_PICTURES = 2;

/** Products as the cards of a list. Those in the same sizes share one array, which travels once. */
export function cardProducts(products: readonly Product[]): CardProduct[] {
  const lists = new Map<string, readonly string[]>();
  function shared(sizes: readonly string[]): readonly string[] {
    const key = JSON.stringify(sizes);
    const known = lists.get(key);
    if (!known) lists.set(key, sizes);
    return known ?? sizes;
  }

  return products.map((product) => {
    const { _id, name, price, mrp, image, sizes, hasSize } = product;
    const soldOut = hasSize ? sizes.filter((size) => unitsOf(product, size) === 0) : [];
    return {
      ...{ _id, name, price, image: image.slice(0, CARD_PICTURES), units: unitsLeft(product) },
      ...(mrp !== undefined && { mrp }),
      ...(hasSize && { sizes: shared(sizes) }),
      ...(soldOut.length > 0 && { soldOut: shared(soldOut) }),
    };
  });
}
