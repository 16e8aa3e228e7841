import type { DeliveryRow, WebhookRow } from '@gulmohar/contract/admin/webhook.ts';
import type { Selectable } from 'kysely';
import type { WebhookDelivery, WebhookEndpoint } from '../../platform/database/tables.ts';

export function presentWebhook(row: Selectable<WebhookEndpoint>): WebhookRow {
  return {
    webhookId: row.id,
    url: row.url,
    note: row.note,
    events: row.events,
    off: row.off_reason,
    failingSince: row.failing_since?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

export function presentDelivery(row: Selectable<WebhookDelivery>): DeliveryRow {
  return {
    deliveryId: row.id,
    type: row.type,
    createdAt: row.created_at.toISOString(),
    state: row.state,
    tries: row.tries,
    answer: row.answer,
    fault: row.fault,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
  };
}
