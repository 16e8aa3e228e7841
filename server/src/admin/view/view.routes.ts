import * as api from '@gulmohar/contract/admin/view.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { deleteOwnView, insertView, readColumns, readViews, saveColumns, updateView } from './view.store.ts';

export function viewRoutes({ db }: { db: Database }): Route[] {
  return [
    staffRoute(api.listViews, {}, async ({ query: { list }, staff: { staffId } }) => ({
      views: await readViews(db, staffId, list),
      columns: await readColumns(db, staffId, list),
    })),

    staffRoute(api.saveView, {}, async ({ body, staff: { staffId } }) => ({
      view: await db.transaction().execute((trx) => insertView(trx, staffId, body)),
    })),

    staffRoute(api.changeView, {}, async ({ body, staff: { staffId } }) => ({
      view: await db.transaction().execute((trx) => updateView(trx, staffId, body)),
    })),

    staffRoute(api.deleteView, {}, async ({ body: { viewId }, staff: { staffId } }) => {
      await deleteOwnView(db, staffId, viewId);
      return {};
    }),

    staffRoute(api.chooseColumns, {}, async ({ body: { list, columns }, staff: { staffId } }) => {
      await saveColumns(db, staffId, list, columns);
      return {};
    }),
  ];
}
