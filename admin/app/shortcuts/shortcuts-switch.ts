import { create } from 'zustand';

const KEY = 'shortcuts';

/**
 * Whether single-key shortcuts are on in this browser. They can be switched off because they can interfere
 * with speech input (WCAG 2.1.4).
 */
export const useShortcutsSwitch = create<{ isOn: boolean; turn: (isOn: boolean) => void }>((set) => ({
  isOn: localStorage.getItem(KEY) !== 'off',
  turn: (isOn) => {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
    set({ isOn });
  },
}));
