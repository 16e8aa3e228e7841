import { listExtensions } from '@gulmohar/contract/admin/extension.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

export const extensionsQuery = queryOptions({
  queryKey: ['extensions'],
  queryFn: () => adminApi(listExtensions),
});
