import { create } from 'zustand';

const KEY = 'shortcuts';

/** Whether shortcuts of single keys are on, in this browser; they can disturb speech input (WCAG 2.1.4). */
export const useShortcutsSwitch = create<{ isOn: boolean; turn: (isOn: boolean) => void }>((set) => ({
  isOn: localStorage.getItem(KEY) !== 'off',
  turn: (isOn) => {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
    set({ isOn });
  },
}));
