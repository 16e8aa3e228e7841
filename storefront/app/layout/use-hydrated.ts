import { useEffect, useState } from 'react';

/** Whether the page is alive; false as the server writes it, and while the browser takes it over. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
