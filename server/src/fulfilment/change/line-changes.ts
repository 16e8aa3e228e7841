import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { LineChange } from '../../platform/database/tables.ts';

export async function findChanges(db: Database, orderId: string): Promise<Selectable<LineChange>[]> {
  return db
    .selectFrom('line_change')
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .selectAll()
    .execute();
}
