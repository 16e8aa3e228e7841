import { listCustomFields } from '@gulmohar/contract/admin/custom-field.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

export const customFieldsQuery = queryOptions({
  queryKey: ['custom-fields'],
  queryFn: () => adminApi(listCustomFields),
});
