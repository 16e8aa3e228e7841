import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '../paths.ts';
import type { clientLoader, Viewed } from './viewed-products.ts';

/**
 * Loads what was opened last in this browser, once the page is there.
 * @param on what is shown; another product loads it again
 */
export function useViewed({
  on = '',
  withLook = false,
}: {
  on?: string;
  withLook?: boolean;
}): Viewed | undefined {
  const { data, load } = useFetcher<typeof clientLoader>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `on`
  useEffect(() => {
    void load(paths.viewedProducts(withLook));
  }, [on, withLook, load]);
  return data;
}
