import { useEffect } from 'react';
import { create } from 'zustand';

/** The modal dialogs that are open, by their ids, the topmost last. */
const useOpenDialogs = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

/** Counts a modal dialog among the open ones for as long as it is. */
export function useOpenDialog(id: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    useOpenDialogs.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () => useOpenDialogs.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
  }, [id, isOpen]);
}

/**
 * Whether something can be seen, clicked and read out now: what stands within the topmost modal dialog, or, while none
 * is open, on the page.
 * @param dialogId the dialog it stands in; undefined for the page
 */
export function useIsOnTop(dialogId: string | undefined): boolean {
  return useOpenDialogs(({ ids }) => ids.at(-1) === dialogId);
}
