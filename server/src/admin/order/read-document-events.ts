import type { OrderEvent } from '@gulmohar/contract/admin/order.ts';
import { documentLabels } from '@gulmohar/contract/admin/order-documents.ts';
import type { Database } from '../../platform/database/connection.ts';

export async function readDocumentEvents(db: Database, orderId: string): Promise<OrderEvent[]> {
  const [mails, documents] = await Promise.all([readMails(db, orderId), readDocuments(db, orderId)]);
  return [...mails, ...documents];
}

async function readMails(db: Database, orderId: string): Promise<OrderEvent[]> {
  const mails = await db.selectFrom('order_mail').where('order_id', '=', orderId).selectAll().execute();
  return mails.map(({ at, subject, failure }) => ({
    at: at.toISOString(),
    kind: 'mail',
    title: failure === null ? `Mail sent: ${subject}` : `Mail rejected: ${subject}`,
    text: failure === null ? '' : `${failure}\nIt will be retried.`,
    by: '',
    isProblem: failure !== null,
  }));
}

async function readDocuments(db: Database, orderId: string): Promise<OrderEvent[]> {
  const documents = await db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .select(['kind', 'number', 'issued_at'])
    .execute();
  return documents.map(({ kind, number, issued_at }) => ({
    at: issued_at.toISOString(),
    kind: 'document',
    title: `${documentLabels[kind]} ${number} issued`,
    text: '',
    by: '',
  }));
}
