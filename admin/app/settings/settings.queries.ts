import { readSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { sessionQuery } from '../session/session.queries.ts';

const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => adminApi(readSettings),
});

/** Loads the settings, or fails for who may not read them. */
export function loadSettings() {
  return queryClient.ensureQueryData(settingsQuery);
}

export function useSettings() {
  return useSuspenseQuery(settingsQuery).data;
}

/** Fetches the settings again, and with them the shop's name, which every page shows. */
export async function refreshSettings(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(settingsQuery),
    queryClient.invalidateQueries(sessionQuery),
  ]);
}
