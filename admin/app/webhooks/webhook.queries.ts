import { listDeliveries, listWebhooks } from '@gulmohar/contract/admin/webhook.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

export const webhooksQuery = queryOptions({ queryKey: ['webhooks'], queryFn: () => adminApi(listWebhooks) });

export function deliveriesQuery(webhookId: string) {
  return queryOptions({
    queryKey: ['webhooks', webhookId],
    queryFn: () => adminApi(listDeliveries, { query: { webhookId } }),
    staleTime: 0,
  });
}
