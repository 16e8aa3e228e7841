import {
  exportSubscribers,
  listStockAlerts,
  listSubscribers,
  newsletterFigures,
  SUBSCRIBER_PAGE,
} from '@gulmohar/contract/admin/newsletter.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { readCachedFigure } from '../cached-figures.ts';
import { staffRoute } from '../session/staff-route.ts';
import { exportAddresses } from './export-addresses.ts';
import { countByMonth, countSubscribers, findSubscribers, findWaitedFor } from './newsletter.store.ts';

type Needs = { db: Database };

export function adminNewsletterRoutes({ db }: Needs): Route[] {
  return [
    staffRoute(newsletterFigures, {}, async () => ({
      counts: await countSubscribers(db),
      months: await countByMonth(db),
    })),

    staffRoute(listSubscribers, {}, async ({ query }) => {
      const subscribers = await findSubscribers(db, query);
      const isFull = subscribers.length === SUBSCRIBER_PAGE;
      return { subscribers, nextAfter: isFull ? (subscribers.at(-1)?.email ?? null) : null };
    }),

    staffRoute(exportSubscribers, {}, async ({ staff }) => {
      let csv = '';
      for await (const part of exportAddresses(db)) csv += part;
      const { subscribed: addresses } = await countSubscribers(db);
      await db.transaction().execute((trx) =>
        recordChange(trx, staff, {
          action: 'newsletter.export',
          subject: 'newsletter',
          before: null,
          after: { addresses },
        }),
      );
      return { csv };
    }),

    staffRoute(listStockAlerts, {}, async () => ({
      waitingFor: (await readCachedFigure(db, 'waitedFor')) ?? (await findWaitedFor(db)),
    })),
  ];
}
