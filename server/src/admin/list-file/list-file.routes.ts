import * as api from '@gulmohar/contract/admin/list-file.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { aboutHowMany } from '../../platform/database/about-how-many.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Reads } from '../../platform/database/reads.ts';
import type { Route } from '../../platform/http/route.ts';
import { exportCustomers } from '../customer/export-customers.ts';
import { exportGiftCards } from '../gift-card/export-gift-cards.ts';
import { exportAddresses } from '../newsletter/export-addresses.ts';
import { countSubscribers } from '../newsletter/newsletter.store.ts';
import { countExported, exportOrders } from '../order/export-orders.ts';
import type { Staff } from '../session/staff.ts';
import { staffRoute } from '../session/staff-route.ts';
import { csvReply } from './csv-reply.ts';

type Needs = { db: Database; reads: Reads };

export function listFileRoutes({ db, reads }: Needs): Route[] {
  /** Records who exports personal data before the first byte is sent. */
  async function recordExport(staff: Staff, subject: string, after: Record<string, unknown>): Promise<void> {
    await db
      .transaction()
      .execute((trx) =>
        recordChange(trx, staff, { action: `${subject}.export`, subject, before: null, after }),
      );
  }

  return [
    staffRoute(api.exportOrders, {}, async ({ body, staff }) => {
      const rows = await countExported(reads, body);
      await recordExport(staff, 'orders', { ...body, rows });
      return csvReply('orders.csv', exportOrders(reads, body), rows);
    }),

    staffRoute(api.exportCustomers, {}, async ({ staff }) => {
      const rows = await reads((from) => aboutHowMany(from, from.selectFrom('users').select('id')));
      await recordExport(staff, 'customers', { rows });
      return csvReply('customers.csv', exportCustomers(reads), rows);
    }),

    staffRoute(api.exportGiftCards, {}, async ({ staff }) => {
      const rows = await reads((from) => aboutHowMany(from, from.selectFrom('gift_card').select('id')));
      await recordExport(staff, 'gift-cards', { rows });
      return csvReply('gift-cards.csv', exportGiftCards(reads), rows);
    }),

    staffRoute(api.exportAddresses, {}, async ({ staff }) => {
      const { subscribed } = await countSubscribers(db);
      await recordExport(staff, 'newsletter', { addresses: subscribed });
      return csvReply('newsletter.csv', exportAddresses(db), subscribed);
    }),
  ];
}
