import { previewSite } from '@gulmohar/contract/admin/site-document.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

/** A key is valid for an hour. */
const RENEW_MS = 50 * 60_000;

export const previewQuery = queryOptions({
  queryKey: ['site-preview'],
  queryFn: () => adminApi(previewSite),
  staleTime: RENEW_MS,
  refetchInterval: RENEW_MS,
});

/** The address of a page of the shop as it would be with the drafts. */
export function previewOf(path: string, key: string): string {
  return `${path}?${new URLSearchParams({ preview: key })}`;
}
