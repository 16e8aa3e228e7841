import { listReturnPeriods, readGstReturn } from '@gulmohar/contract/admin/gst.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

export const periodsQuery = queryOptions({
  queryKey: ['gst', 'periods'],
  queryFn: () => adminApi(listReturnPeriods),
});

/** @param period see `returnPeriod` in the contract */
export function returnQuery(period: string) {
  return queryOptions({
    queryKey: ['gst', 'return', period],
    queryFn: () => adminApi(readGstReturn, { query: { period } }),
  });
}

export function refreshGst(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['gst'] });
}
