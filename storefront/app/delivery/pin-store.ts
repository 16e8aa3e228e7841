import { useEffect } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

export const PIN = /^[1-9][0-9]{5}$/;

type Pin = { pin: string };

/**
 * The PIN code that a shopper asked about. Kept only in the browser and read after hydration, because pages
 * are cached for everybody.
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

/** Keeps the PIN code of an address that is being entered, so that other pages know it, too. */
export function useKeptPin(entered: string): void {
  const pin = entered.replace(/\s/g, '');
  useEffect(() => {
    if (PIN.test(pin)) keepPin(pin);
  }, [pin]);
}
