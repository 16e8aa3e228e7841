import { formatRupees, type Paise } from '../values/money.ts';

type Prices = { price: Paise; mrp: Paise | null };

/** What a size has of its own; null for what is the product's, 0 for no MRP where the product has one. */
export type OwnPrices = { price: Paise | null; mrp: Paise | null };

export type SizePrices = { size: string | null } & OwnPrices;

/**
 * The form in which prices are stored: the product's are those of its cheapest size, so that lists, sorting and filters
 * read one row; a size has its own only where they differ.
 * @param sizes all of the product, in order
 */
export function settlePrices<Size extends OwnPrices>(
  product: Prices,
  sizes: readonly Size[],
): Prices & { sizes: Size[] } {
  const charged = sizes.map((size) => chargedFor(product, size));
  const cheapest = charged.reduce<Prices | undefined>(
    (least, one) => (least && least.price <= one.price ? least : one),
    undefined,
  );
  const { price, mrp } = cheapest ?? product;
  return {
    price,
    mrp,
    sizes: sizes.map((size, at) => {
      const own = charged[at] ?? product;
      return {
        ...size,
        price: own.price === price ? null : own.price,
        mrp: own.mrp === mrp ? null : (own.mrp ?? 0),
      };
    }),
  };
}

export function chargedFor(product: Prices, { price, mrp }: OwnPrices): Prices {
  return { price: price ?? product.price, mrp: mrp === null ? product.mrp : mrp || null };
}

/** @returns the complaint about each size, by its place */
export function sizePriceComplaints(
  product: Prices,
  sizes: readonly SizePrices[],
): { at: number; message: string }[] {
  return sizes.flatMap((size, at) => {
    const { price, mrp } = chargedFor(product, size);
    // Where the size has neither of its own, the complaint is the product's.
    const isOwn = size.price !== null || size.mrp !== null;
    if (!isOwn || mrp === null || mrp >= price) return [];
    const name = size.size === null ? 'The' : `Size ${size.size} costs ${formatRupees(price)}: its`;
    return [{ at, message: `${name} MRP cannot be below the price` }];
  });
}
