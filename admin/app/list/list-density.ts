import { create } from 'zustand';

const KEY = 'list-density';

/** Whether lists show more and smaller rows, as last chosen in this browser. Lists on phones stay cards. */
export const useListDensity = create<{ isDense: boolean; turn: (isDense: boolean) => void }>((set) => ({
  isDense: localStorage.getItem(KEY) === 'dense',
  turn: (isDense) => {
    localStorage.setItem(KEY, isDense ? 'dense' : 'comfortable');
    set({ isDense });
  },
}));
