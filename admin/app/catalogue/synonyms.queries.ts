import { listSynonyms } from '@gulmohar/contract/admin/synonym.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

export const synonymsQuery = queryOptions({
  queryKey: ['synonyms'],
  queryFn: () => adminApi(listSynonyms),
});
