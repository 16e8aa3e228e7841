import { listPackings } from '@gulmohar/contract/admin/packing.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const PACKINGS = ['packings'];

export const packingsQuery = queryOptions({
  queryKey: PACKINGS,
  queryFn: () => adminApi(listPackings),
});

export function refreshPackings(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: PACKINGS });
}
