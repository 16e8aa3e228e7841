import { v7 as uuid } from 'uuid';
import type { StaffActor } from '../../platform/audit/actor.ts';
import type { Transaction } from '../../platform/database/connection.ts';

type NewNote = {
  orderId: string;
  kind: 'note' | 'message';
  subject?: string;
  text: string;
  staff: StaffActor;
};

export async function insertNote(
  trx: Transaction,
  { orderId, kind, subject = '', text, staff }: NewNote,
): Promise<string> {
  const id = uuid();
  await trx
    .insertInto('order_note')
    .values({ id, order_id: orderId, kind, subject, text, staff_name: staff.name })
    .execute();
  return id;
}
