import * as api from '@gulmohar/contract/admin/redirect.ts';
import { csvFile } from '../../platform/csv/write-csv.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { csvReply } from '../list-file/csv-reply.ts';
import { staffRoute } from '../session/staff-route.ts';
import { deleteRedirect, importRedirects, saveRedirect } from './change-redirects.ts';
import { allRedirects, findMissing, findRedirects } from './redirect.store.ts';

type Needs = { db: Database };

export function redirectRoutes({ db }: Needs): Route[] {
  return [
    staffRoute(api.listRedirects, {}, async ({ query }) => {
      const redirects = await findRedirects(db, query);
      return {
        redirects,
        nextAfter: redirects.length === api.REDIRECT_PAGE ? (redirects.at(-1)?.from ?? null) : null,
      };
    }),

    staffRoute(api.listMissingAddresses, {}, async () => ({ missing: await findMissing(db) })),

    staffRoute(api.saveRedirect, {}, async ({ body, staff }) => {
      await saveRedirect(db, staff, body);
      return {};
    }),

    staffRoute(api.deleteRedirect, {}, async ({ body, staff }) => {
      await deleteRedirect(db, staff, body.from);
      return {};
    }),

    staffRoute(api.dismissMissingAddress, {}, async ({ body }) => {
      await db.deleteFrom('redirect_miss').where('path', '=', body.path).execute();
      return {};
    }),

    staffRoute(api.importRedirects, {}, async ({ body, staff }) => importRedirects(db, staff, body)),

    staffRoute(api.exportRedirects, {}, async () =>
      csvReply('redirects.csv', csvFile(['Redirect from', 'Redirect to'], allRedirects(db))),
    ),
  ];
}
