import type { OrderEvent } from '@gulmohar/contract/admin/order.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Titles for staff actions that no other table records, by the audit log's action. */
const actionLabels: Record<string, string> = {
  'order.confirm': 'Confirmed for the buyer',
  'order.refund-given-up': 'Refund given up',
  'order.refund-made': 'Refund made by hand',
  'parcel.pack': 'Parcel packed',
};

export async function readAuditEvents(db: Database, orderId: string): Promise<OrderEvent[]> {
  const [entries, confirmed] = await Promise.all([
    db
      .selectFrom('audit_entry')
      .where('subject', '=', orderId)
      .where('action', 'in', Object.keys(actionLabels))
      .select(['action', 'at', 'staff_name'])
      .select(sql<string | null>`after ->> 'reason'`.as('reason'))
      .execute(),
    readConfirmation(db, orderId),
  ]);
  const events = entries.map(
    ({ action, at, staff_name, reason }): OrderEvent => ({
      at: at.toISOString(),
      kind: 'step',
      title: actionLabels[action] ?? action,
      text: reason ?? '',
      by: staff_name,
    }),
  );
  const isByStaff = entries.some(({ action }) => action === 'order.confirm');
  return isByStaff ? events : [...events, ...confirmed];
}

/** Reads the buyer's own confirmation, which leaves no entry in the audit log. */
async function readConfirmation(db: Database, orderId: string): Promise<OrderEvent[]> {
  const order = await db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where('confirmed_at', 'is not', null)
    .select('confirmed_at')
    .executeTakeFirst();
  const at = order?.confirmed_at?.toISOString();
  if (!at) return [];
  return [{ at, kind: 'step', title: 'Confirmed', text: '', by: 'the shopper' }];
}
