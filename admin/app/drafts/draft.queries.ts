import { getDraft, listDrafts, quoteDraft } from '@gulmohar/contract/admin/draft.ts';
import { copyOrderToDraft, findExistingBuyers } from '@gulmohar/contract/admin/draft-lookup.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import type { QuoteRequest } from './draft-values.ts';

const DRAFTS = 'drafts';
/** The polling interval while the buyer may be paying. */
const WAITING_MS = 5_000;

export const draftListQuery = infiniteQueryOptions({
  queryKey: [DRAFTS, 'list'],
  queryFn: ({ pageParam }) => adminApi(listDrafts, { query: { after: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextAfter ?? undefined,
});

/** Polls the draft while it can be paid. */
export function draftQuery(draftId: string) {
  return queryOptions({
    queryKey: [DRAFTS, 'one', draftId],
    queryFn: () => adminApi(getDraft, { query: { draftId } }),
    refetchInterval: ({ state }) => (state.data?.draft.status === 'link sent' ? WAITING_MS : false),
  });
}

export function quoteQuery(request: QuoteRequest) {
  return queryOptions({
    queryKey: [DRAFTS, 'quote', request],
    queryFn: () => adminApi(quoteDraft, { body: request }),
    enabled: request.items.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** @param phone ten digits; empty: no request is made */
export function matchingBuyersQuery(phone: string) {
  return queryOptions({
    queryKey: [DRAFTS, 'buyers', phone],
    queryFn: () => adminApi(findExistingBuyers, { query: { phone } }),
    enabled: phone !== '',
  });
}

export function orderCopyQuery(orderId: string) {
  return queryOptions({
    queryKey: [DRAFTS, 'copy', orderId],
    queryFn: () => adminApi(copyOrderToDraft, { query: { orderId } }),
  });
}

export function refreshDrafts(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [DRAFTS] });
}
