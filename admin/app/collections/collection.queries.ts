import {
  type CollectionContent,
  getAdminCollection,
  listAdminCollections,
  previewCollection,
} from '@gulmohar/contract/admin/collection.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const COLLECTIONS = 'collections';

export const collectionsQuery = queryOptions({
  queryKey: [COLLECTIONS, 'list'],
  queryFn: () => adminApi(listAdminCollections),
});

export function collectionQuery(handle: string) {
  return queryOptions({
    queryKey: [COLLECTIONS, 'one', handle],
    queryFn: () => adminApi(getAdminCollection, { query: { handle } }),
  });
}

export function collectionPreviewQuery(content: CollectionContent) {
  return queryOptions({
    queryKey: [COLLECTIONS, 'preview', content],
    queryFn: () => adminApi(previewCollection, { body: content }),
    placeholderData: keepPreviousData,
  });
}

export function refreshCollections(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [COLLECTIONS] });
}
