import { getCustomerCredit, listStoreCredit } from '@gulmohar/contract/admin/store-credit.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const CREDIT = 'store-credit';

export const creditListQuery = infiniteQueryOptions({
  queryKey: [CREDIT, 'list'],
  queryFn: ({ pageParam }) => adminApi(listStoreCredit, { query: { after: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextAfter ?? undefined,
});

export function customerCreditQuery(userId: string) {
  return queryOptions({
    queryKey: [CREDIT, 'one', userId],
    queryFn: () => adminApi(getCustomerCredit, { query: { userId } }),
  });
}

export function refreshCredit(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [CREDIT] });
}
