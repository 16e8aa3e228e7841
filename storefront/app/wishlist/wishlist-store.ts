import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { create } from 'zustand';

type Wishlist = {
  /** Newest first; empty for a guest and on the server. */
  productIds: string[];
  /** What the server last returned about the products; undefined until then. */
  products: Product[] | undefined;
};

/** What the signed-in shopper has saved, for the hearts, the count and the page. */
export const useWishlist = create<Wishlist>(() => ({ productIds: [], products: undefined }));

export function clearWishlist(): void {
  useWishlist.setState({ productIds: [], products: undefined });
}

export function keepWishlist(products: Product[]): void {
  useWishlist.setState({ productIds: products.map(({ _id }) => _id), products });
}

export function isWished(productId: string): boolean {
  return useWishlist.getState().productIds.includes(productId);
}

/** @param place where in the list, the front unless given */
export function putWish(productId: string, place = 0): void {
  if (isWished(productId)) return;
  useWishlist.setState(({ productIds }) => ({ productIds: productIds.toSpliced(place, 0, productId) }));
}

/** @returns the place that it had, to put it back there */
export function takeWish(productId: string): number {
  const place = useWishlist.getState().productIds.indexOf(productId);
  useWishlist.setState(({ productIds }) => ({ productIds: productIds.filter((id) => id !== productId) }));
  return Math.max(0, place);
}
