import { listSiteArticles } from '@gulmohar/contract/admin/site-page.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

/** Below the key of the documents, so that saving one reads the list anew. */
export const articlesQuery = queryOptions({
  queryKey: ['site-document', 'articles'],
  queryFn: () => adminApi(listSiteArticles),
});
