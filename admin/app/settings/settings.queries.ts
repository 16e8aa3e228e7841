import { readSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { deskApi } from '../api/desk-api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => deskApi(readSettings),
});

/** What the shop goes by. */
export function useSettings() {
  return useSuspenseQuery(settingsQuery).data;
}
