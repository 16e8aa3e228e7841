import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

type AppliedCode = { code: string | null };

/** The code that the shopper applied; it lasts as long as the tab, through reloads and failed payments. */
export const useAppliedCode = create<AppliedCode>()(
  persist((): AppliedCode => ({ code: null }), {
    name: 'gulmohar-coupon',
    storage: createJSONStorage(() => sessionStorage),
    skipHydration: true,
  }),
);

export function setAppliedCode(code: string | null): void {
  useAppliedCode.setState({ code });
}
