import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { CartLine } from './cart.rules.ts';

type BuyNow = { line: CartLine | null };

/** The one item of a direct buy. It lasts as long as the tab and leaves the cart as it is. */
export const useBuyNow = create<BuyNow>()(
  persist((): BuyNow => ({ line: null }), {
    name: 'gulmohar-buy-now',
    storage: createJSONStorage(() => sessionStorage),
    skipHydration: true,
  }),
);

export function buyNow(line: CartLine): void {
  useBuyNow.setState({ line });
}

export function clearBuyNow(): void {
  useBuyNow.setState({ line: null });
}
