import type { Product, Swatch } from '@gulmohar/contract/catalogue/product.ts';
import { shownPrice } from '../product/price.tsx';
import { unitsLeft, unitsOf } from '../product/stock.rules.ts';

/** The data of a product's card. Kept small, because it is sent with the page's HTML. */
export type CardProduct = Pick<
  Product,
  '_id' | 'name' | 'price' | 'mrp' | 'image' | 'rating' | 'offer' | 'daysToMake'
> & {
  /** Whether other sizes cost more. */
  isFrom?: boolean;
  /** Units that can be bought, across all sizes. */
  units: number;
  /** For a product with sizes, in order. */
  sizes?: readonly string[];
  /** The sold-out sizes, if any. */
  soldOut?: readonly string[];
  /** For a design in several colours: some of their codes, each once, and how many there are. */
  colours?: { codes: string[]; count: number };
};

const CARD_PICTURES = 2;
const CARD_COLOURS = 5;

/** Returns products as cards. Products with the same sizes share one array, which is sent once. */
export function cardProducts(products: readonly Product[]): CardProduct[] {
  const lists = new Map<string, readonly string[]>();
  function shared(sizes: readonly string[]): readonly string[] {
    const key = JSON.stringify(sizes);
    const shared = lists.get(key);
    if (!shared) lists.set(key, sizes);
    return shared ?? sizes;
  }

  return products.map((product) => {
    const { _id, name, image, sizes, hasSize, swatches, rating, offer, daysToMake } = product;
    const soldOut = hasSize ? sizes.filter((size) => unitsOf(product, size) === 0) : [];
    return {
      _id,
      name,
      ...shownPrice(product),
      image: image.slice(0, CARD_PICTURES),
      units: unitsLeft(product),
      ...(rating && { rating }),
      ...(offer && { offer }),
      ...(daysToMake && { daysToMake }),
      ...(hasSize && { sizes: shared(sizes) }),
      ...(soldOut.length > 0 && { soldOut: shared(soldOut) }),
      ...(swatches && { colours: coloursOf(swatches) }),
    };
  });
}

function coloursOf(swatches: readonly Swatch[]): CardProduct['colours'] {
  const codes = new Set(swatches.flatMap(({ colorCode }) => colorCode ?? []));
  return { codes: [...codes].slice(0, CARD_COLOURS), count: swatches.length };
}
