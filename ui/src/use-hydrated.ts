import { useSyncExternalStore } from 'react';

/** Whether scripts run: false on the server and during hydration; true at once for what the browser renders. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
