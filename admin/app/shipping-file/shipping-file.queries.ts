import { listShippingTemplates } from '@gulmohar/contract/admin/shipping-file.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const TEMPLATES = ['shipping-templates'];

export const shippingTemplatesQuery = queryOptions({
  queryKey: TEMPLATES,
  queryFn: () => adminApi(listShippingTemplates),
});

export function refreshShippingTemplates(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: TEMPLATES });
}
