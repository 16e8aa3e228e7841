import { listApiKeys } from '@gulmohar/contract/admin/api-key.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

export const apiKeysQuery = queryOptions({ queryKey: ['api-keys'], queryFn: () => adminApi(listApiKeys) });
