import {
  type Complaint,
  listComplaints,
  MAX_SHOWN_COMPLAINTS,
  markAnswered,
} from '@gulmohar/contract/admin/complaint.ts';
import type { Selectable } from 'kysely';
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
      return { complaints: rows.map(present) };
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

function present(row: Selectable<Grievance>): Complaint {
  const { id, ticket, received_at, name, email, phone, order_number, text, answered_at, answered_by } = row;
  return {
    ...{ complaintId: id, ticket, name, email, phone, orderNumber: order_number, text },
    receivedAt: received_at.toISOString(),
    answered: answered_at && { at: answered_at.toISOString(), by: answered_by ?? '' },
  };
}
