import type { FigureTableName } from '@gulmohar/contract/admin/figure-tables.ts';
import { type FigurePeriod, getFigures } from '@gulmohar/contract/admin/figures.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

const MINUTE_MS = 60_000;

export function figuresQuery(table: FigureTableName, days: FigurePeriod) {
  return queryOptions({
    queryKey: ['figures', table, days],
    queryFn: () => adminApi(getFigures, { query: { table, days } }),
    staleTime: MINUTE_MS,
    placeholderData: keepPreviousData,
  });
}
