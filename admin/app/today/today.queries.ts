import { getMoneyTroubles, getSales, getTodaysWork, getVerdict } from '@gulmohar/contract/admin/today.ts';
import { queryOptions } from '@tanstack/react-query';
import { deskApi } from '../api/desk-api.ts';

const MINUTE_MS = 60_000;

export const workQuery = queryOptions({
  queryKey: ['today', 'work'],
  queryFn: () => deskApi(getTodaysWork),
  refetchInterval: MINUTE_MS,
});
export const troublesQuery = queryOptions({
  queryKey: ['today', 'troubles'],
  queryFn: () => deskApi(getMoneyTroubles),
});
export const salesQuery = queryOptions({
  queryKey: ['today', 'sales'],
  queryFn: () => deskApi(getSales),
  staleTime: MINUTE_MS,
});
export const verdictQuery = queryOptions({
  queryKey: ['today', 'verdict'],
  queryFn: () => deskApi(getVerdict),
});
