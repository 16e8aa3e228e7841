import {
  type Complaint,
  listComplaints,
  MAX_SHOWN_COMPLAINTS,
  markAnswered,
} from '@gulmohar/contract/admin/complaint.ts';
import type { Selectable } from 'kysely';
import { findOrderIds } from '../../fulfilment/order/short-id.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Grievance } from '../../platform/database/tables.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = { db: Database };

export function complaintRoutes({ db }: Needs): Route[] {
  return [
    staffRoute(listComplaints, {}, async ({ query: { state } }) => {
      const isOpen = state === 'open';
      const rows = await db
        .selectFrom('grievance')
        .where('answered_at', isOpen ? 'is' : 'is not', null)
        .orderBy('received_at', isOpen ? 'asc' : 'desc')
        .limit(MAX_SHOWN_COMPLAINTS)
        .selectAll()
        .execute();
      return {
        complaints: await Promise.all(rows.map(async (row) => present(row, await findOrder(db, row)))),
      };
    }),

    staffRoute(markAnswered, {}, async ({ body: { complaintId, isAnswered }, staff }) => {
      await db.transaction().execute(async (trx) => {
        const found = await trx
          .selectFrom('grievance')
          .where('id', '=', complaintId)
          .forUpdate()
          .select(['answered_at', 'ticket'])
          .executeTakeFirst();
        if (!found) throw new ShopError('NOT_FOUND', 'Complaint not found');
        if ((found.answered_at !== null) === isAnswered) return;
        await trx
          .updateTable('grievance')
          .set(
            isAnswered
              ? { answered_at: new Date(), answered_by: staff.name }
              : { answered_at: null, answered_by: null },
          )
          .where('id', '=', complaintId)
          .execute();
        await recordChange(trx, staff, {
          action: 'complaint.answer',
          subject: found.ticket,
          before: { isAnswered: !isAnswered },
          after: { isAnswered },
        });
      });
      return {};
    }),
  ];
}

/** Finds the order whose number the shopper typed, if it names exactly one. */
async function findOrder(db: Database, row: Selectable<Grievance>): Promise<string | null> {
  const number = row.order_number.replace(/[^0-9a-f]/gi, '').slice(-8);
  const [orderId, ...others] = number.length === 8 ? await findOrderIds(db, number) : [];
  return others.length === 0 ? (orderId ?? null) : null;
}

function present(row: Selectable<Grievance>, orderId: string | null): Complaint {
  const { id, ticket, received_at, name, email, phone, order_number, text, answered_at, answered_by } = row;
  return {
    complaintId: id,
    ticket,
    name,
    email,
    phone,
    orderNumber: order_number,
    orderId,
    text,
    receivedAt: received_at.toISOString(),
    answered: answered_at && { at: answered_at.toISOString(), by: answered_by ?? '' },
  };
}
