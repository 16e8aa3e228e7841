import { FIND_MIN_LENGTH, findAnything } from '@gulmohar/contract/admin/find.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { usePaused } from '../components/use-paused.ts';

const PAUSE_MS = 150;

/** Returns the server's results for a text, requested once typing pauses. */
export function useFind(text: string) {
  const query = text.trim();
  const paused = usePaused(query, PAUSE_MS);

  const isLongEnough = paused.length >= FIND_MIN_LENGTH && query.length >= FIND_MIN_LENGTH;
  const find = useQuery({
    queryKey: ['find', paused],
    queryFn: () => adminApi(findAnything, { body: { q: paused } }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    // Customers' names are not cached for long.
    gcTime: 60_000,
  });
  return {
    results: isLongEnough ? find.data : undefined,
    isFinding: query.length >= FIND_MIN_LENGTH && (query !== paused || find.isFetching),
    failure: find.error,
  };
}
