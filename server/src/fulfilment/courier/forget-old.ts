import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';

export async function purgeOldHints(db: Database): Promise<void> {
  await db
    .deleteFrom('courier_webhook')
    .where('received_at', '<', sql<Date>`now() - interval '60 days'`)
    .execute();
}

/** They name the buyer: deleted two months after their parcel reached its end, or once its order is anonymised. */
export async function forgetOldLabels(db: Database, pictures: PictureStore): Promise<void> {
  const old = await db
    .selectFrom('parcel')
    .innerJoin('orders', 'orders.id', 'order_id')
    .where('label_key', 'is not', null)
    .where(
      sql<boolean>`(buyer_name = '' or state in ('delivered', 'rto_received', 'lost', 'damaged', 'cancelled')
        and state_at < now() - interval '60 days')`,
    )
    .select(['parcel.id', 'label_key'])
    .execute();
  for (const { id, label_key } of old) {
    if (label_key) await pictures.forgetUpload(label_key);
    await db.updateTable('parcel').set({ label_key: null }).where('id', '=', id).execute();
  }
}
