import { readPin } from '@gulmohar/contract/values/typed-numbers.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage } from '../session/browser-storage.ts';

type Pin = { pin: string };

/**
 * The PIN code that a shopper asked about. Kept only in the browser and read after hydration, because pages
 * are cached for everybody.
 */
export const usePin = create<Pin>()(
  persist((): Pin => ({ pin: '' }), {
    name: 'gulmohar-pin',
    storage: createJSONStorage(() => browserStorage('localStorage')),
    skipHydration: true,
  }),
);

export function keepPin(pin: string): void {
  usePin.setState({ pin });
}

/** Keeps the PIN code of an address that is being entered, so that other pages know it, too. */
export function useKeepPin(typed: string): void {
  const pin = readPin(typed);
  useEffect(() => {
    if (pin) keepPin(pin);
  }, [pin]);
}
