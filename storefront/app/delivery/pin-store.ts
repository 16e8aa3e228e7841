import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

type Pin = { pin: string };

/**
 * The PIN code that a shopper asked about, kept by the browser alone: pages are cached for all, so that it is read once a
 * page is alive.
 */
export const usePin = create<Pin>()(
  persist((): Pin => ({ pin: '' }), {
    name: 'gulmohar-pin',
    storage: createJSONStorage(() => localStorage),
    skipHydration: true,
  }),
);

export function keepPin(pin: string): void {
  usePin.setState({ pin });
}
