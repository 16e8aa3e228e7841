import { listDeskReturns } from '@gulmohar/contract/admin/desk-return.ts';
import type { returnStatus } from '@gulmohar/contract/order.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { deskApi } from '../api/desk-api.ts';

export type ReturnStatus = z.infer<typeof returnStatus>;

export function returnListQuery(status: ReturnStatus | undefined) {
  return infiniteQueryOptions({
    queryKey: ['returns', status],
    queryFn: ({ pageParam }) => deskApi(listDeskReturns, { query: { status, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
    placeholderData: keepPreviousData,
  });
}
