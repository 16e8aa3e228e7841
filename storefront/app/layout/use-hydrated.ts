import { useEffect, useState } from 'react';

/** Whether the page is hydrated; false on the server and during hydration. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
