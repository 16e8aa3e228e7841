import { type AbandonedState, listAbandonedCheckouts } from '@gulmohar/contract/admin/abandoned-checkout.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

export function abandonedQuery(state: AbandonedState) {
  return queryOptions({
    queryKey: ['abandoned-checkouts', state],
    queryFn: () => adminApi(listAbandonedCheckouts, { query: { state } }),
  });
}
