import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { priceOf } from '@gulmohar/contract/catalogue/size-price.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage } from '../session/browser-storage.ts';
import type { CartLine } from './cart.rules.ts';

/** The item of a direct buy, with the field names of the specification. */
export type BuyNowItem = Pick<Product, '_id' | 'name' | 'image' | 'price' | 'hasSize' | 'stock'> & {
  /** null for a product without sizes. */
  selectedSize: string | null;
  quantity: number;
};

type BuyNow = { item: BuyNowItem | null };

/** The item of a direct buy. It is kept for as long as the tab is open, and does not change the cart. */
export const useBuyNow = create<BuyNow>()(
  persist((): BuyNow => ({ item: null }), {
    name: 'gulmohar-buy-now',
    storage: createJSONStorage(() => browserStorage('sessionStorage')),
    skipHydration: true,
    // An earlier version stored a different shape.
    merge: (stored) => ({ item: (stored as Partial<BuyNow> | undefined)?.item ?? null }),
  }),
);

/** Starts a direct buy of one unit, without the cart. */
export function buyNow(product: Product, selectedSize: string | null): void {
  const { _id, name, image, hasSize, stock } = product;
  const price = priceOf(product, selectedSize);
  useBuyNow.setState({ item: { _id, name, image, price, selectedSize, quantity: 1, hasSize, stock } });
}

export function clearBuyNow(): void {
  useBuyNow.setState({ item: null });
}

export function lineOf({ _id, selectedSize, quantity }: BuyNowItem): CartLine {
  return { productId: _id, size: selectedSize, quantity };
}
