import { DELIVERIES_KEPT_DAYS } from '@gulmohar/contract/admin/webhook.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

export async function purgeDeliveries(db: Database): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${DELIVERIES_KEPT_DAYS})`)
    .execute();
}
