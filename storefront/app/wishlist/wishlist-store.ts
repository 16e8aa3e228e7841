import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { create } from 'zustand';

type Wishlist = {
  /** Newest first; empty for a guest and on the server. */
  productIds: string[];
  /** The products as the server last returned them; undefined until then. */
  products: Product[] | undefined;
  /** Of the link by which others see it; null while it is not shared. */
  shareCode: string | null;
};

/** The signed-in shopper's wishlist, for the heart buttons, the count and the page. */
export const useWishlist = create<Wishlist>(() => ({
  productIds: [],
  products: undefined,
  shareCode: null,
}));

export function clearWishlist(): void {
  useWishlist.setState({ productIds: [], products: undefined, shareCode: null });
}

export function keepWishlist(products: Product[], shareCode: string | null): void {
  useWishlist.setState({ productIds: products.map(({ _id }) => _id), products, shareCode });
}

export function isWished(productId: string): boolean {
  return useWishlist.getState().productIds.includes(productId);
}

/** @param place index in the list; by default at the front */
export function putWish(productId: string, place = 0): void {
  if (isWished(productId)) return;
  useWishlist.setState(({ productIds }) => ({ productIds: productIds.toSpliced(place, 0, productId) }));
}

/** @returns the product's former index, so that it can be put back there */
export function takeWish(productId: string): number {
  const place = useWishlist.getState().productIds.indexOf(productId);
  useWishlist.setState(({ productIds }) => ({ productIds: productIds.filter((id) => id !== productId) }));
  return Math.max(0, place);
}
