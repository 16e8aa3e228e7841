import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage } from '../session/browser-storage.ts';

type AppliedCode = {
  code: string | null;
  /** The server's last answer about the code. */
  coupon?: Coupon | undefined;
  /**
   * Why the last code was refused, or the applied one removed. Kept on the page, because a toast would
   * disappear too soon.
   */
  refusal?: string | undefined;
};

/** The code that the shopper applied; kept while the tab is open, across reloads and failed payments. */
export const useAppliedCode = create<AppliedCode>()(
  persist((): AppliedCode => ({ code: null }), {
    name: 'gulmohar-coupon',
    storage: createJSONStorage(() => browserStorage('sessionStorage')),
    skipHydration: true,
    partialize: ({ code }) => ({ code }),
  }),
);

export function applyCoupon(coupon: Coupon): void {
  useAppliedCode.setState({ code: coupon.code, coupon, refusal: undefined });
}

export function removeCode(): void {
  useAppliedCode.setState({ code: null, coupon: undefined, refusal: undefined });
}

/** Removes the applied code because it is not valid for the cart. */
export function refuseCode(refusal: string): void {
  useAppliedCode.setState({ code: null, coupon: undefined, refusal });
}

export function keepRefusal(refusal: string | undefined): void {
  useAppliedCode.setState({ refusal });
}
