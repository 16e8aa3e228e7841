import { listFit } from '@gulmohar/contract/admin/fit.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

export const fitQuery = queryOptions({ queryKey: ['fit'], queryFn: () => adminApi(listFit) });
