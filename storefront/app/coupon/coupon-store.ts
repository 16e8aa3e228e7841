import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

type AppliedCode = {
  code: string | null;
  /** What the shop last said of the code. */
  coupon?: Coupon | undefined;
  /** Why the last code was not taken, or the applied one was taken away; a toast is too short for that. */
  refusal?: string | undefined;
};

/** The code that the shopper applied; it lasts as long as the tab, through reloads and failed payments. */
export const useAppliedCode = create<AppliedCode>()(
  persist((): AppliedCode => ({ code: null }), {
    name: 'gulmohar-coupon',
    storage: createJSONStorage(() => sessionStorage),
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

/** Takes the applied code away, because of a cart that it is not for. */
export function refuseCode(refusal: string): void {
  useAppliedCode.setState({ code: null, coupon: undefined, refusal });
}

export function keepRefusal(refusal: string | undefined): void {
  useAppliedCode.setState({ refusal });
}
