import { FIND_MIN_LENGTH, findAnything } from '@gulmohar/contract/admin/find.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { usePaused } from '../components/use-paused.ts';

const PAUSE_MS = 150;

/** Returns the server's results for a text, requested once typing pauses. */
export function useFind(text: string) {
  const asked = text.trim();
  const paused = usePaused(asked, PAUSE_MS);

  const isLongEnough = paused.length >= FIND_MIN_LENGTH && asked.length >= FIND_MIN_LENGTH;
  const query = useQuery({
    queryKey: ['find', paused],
    queryFn: () => adminApi(findAnything, { body: { q: paused } }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    // Customers' names are not cached for long.
    gcTime: 60_000,
  });
  return {
    found: isLongEnough ? query.data : undefined,
    isFinding: asked.length >= FIND_MIN_LENGTH && (asked !== paused || query.isFetching),
    failure: query.error,
  };
}
