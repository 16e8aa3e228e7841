import { listSynonyms } from '@gulmohar/contract/admin/synonym.ts';
import { queryOptions } from '@tanstack/react-query';
import { deskApi } from '../api/desk-api.ts';

export const synonymsQuery = queryOptions({
  queryKey: ['synonyms'],
  queryFn: () => deskApi(listSynonyms),
});
