import type { Database } from '../../platform/database/connection.ts';
import { recordInvalidation } from '../../platform/invalidation/record-invalidation.ts';

/** The time has come for which a product was published: no row changes, but the caches of every process have to. */
export async function announcePublished(db: Database, productId: string): Promise<void> {
  await recordInvalidation(db, { table_name: 'product', change: 'row', product_id: productId });
}
