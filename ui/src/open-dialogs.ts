import { useEffect } from 'react';
import { create } from 'zustand';

/** The ids of the open modal dialogs, the topmost last. */
const useOpenDialogs = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

export function useOpenDialog(id: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    useOpenDialogs.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () => useOpenDialogs.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
  }, [id, isOpen]);
}

/**
 * Whether an element can currently be seen, clicked and announced: it is in the topmost modal dialog or, if
 * none is open, on the page.
 * @param dialogId the dialog it is in; undefined for the page
 */
export function useIsOnTop(dialogId: string | undefined): boolean {
  return useOpenDialogs(({ ids }) => ids.at(-1) === dialogId);
}
