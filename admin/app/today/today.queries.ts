import { type BusinessPeriod, getBusiness } from '@gulmohar/contract/admin/business.ts';
import { getHealth } from '@gulmohar/contract/admin/health.ts';
import {
  getBackups,
  getDoctorReport,
  getMoneyProblems,
  getSales,
  getTodaysWork,
} from '@gulmohar/contract/admin/today.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

const MINUTE_MS = 60_000;

export const workQuery = queryOptions({
  queryKey: ['today', 'work'],
  queryFn: () => adminApi(getTodaysWork),
  refetchInterval: MINUTE_MS,
});
export const problemsQuery = queryOptions({
  queryKey: ['today', 'problems'],
  queryFn: () => adminApi(getMoneyProblems),
});
export const healthQuery = queryOptions({
  queryKey: ['today', 'health'],
  queryFn: () => adminApi(getHealth),
  refetchInterval: MINUTE_MS,
});
export const salesQuery = queryOptions({
  queryKey: ['today', 'sales'],
  queryFn: () => adminApi(getSales),
  staleTime: MINUTE_MS,
});
export const backupsQuery = queryOptions({
  queryKey: ['today', 'backups'],
  queryFn: () => adminApi(getBackups),
  staleTime: MINUTE_MS,
});
export const reportQuery = queryOptions({
  queryKey: ['today', 'report'],
  queryFn: () => adminApi(getDoctorReport),
});

export function businessQuery(days: BusinessPeriod) {
  return queryOptions({
    queryKey: ['today', 'business', days],
    queryFn: () => adminApi(getBusiness, { query: { days } }),
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
    placeholderData: keepPreviousData,
  });
}
