import { useInfiniteQuery } from '@tanstack/react-query';
import { pastOrdersQuery } from './past-orders.queries.ts';

export function usePastOrders(filter: Parameters<typeof pastOrdersQuery>[0]) {
  return useInfiniteQuery({ ...pastOrdersQuery(filter), throwOnError: true });
}

export type PastOrderList = ReturnType<typeof usePastOrders>;
