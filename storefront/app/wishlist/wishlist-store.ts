import { create } from 'zustand';

type Wishlist = {
  /** Newest first; empty for a guest and on the server. */
  productIds: string[];
};

/** What the signed-in shopper has saved, for the hearts and the count. */
export const useWishlist = create<Wishlist>(() => ({ productIds: [] }));

export function clearWishlist(): void {
  useWishlist.setState({ productIds: [] });
}
