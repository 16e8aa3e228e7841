import type { Product } from './product.ts';

type Priced = Pick<Product, 'price' | 'mrp' | 'prices' | 'mrps'>;

/** Rupees. @param size null while none is chosen, which costs what the cheapest does */
export function priceOf({ price, prices }: Priced, size: string | null): number {
  return (size !== null && prices?.[size]) || price;
}

/** Rupees; undefined for a size without an MRP. */
export function mrpOf({ mrp, mrps }: Priced, size: string | null): number | undefined {
  return size === null || !mrps ? mrp : mrps[size];
}
