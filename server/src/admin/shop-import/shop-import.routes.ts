import * as api from '@gulmohar/contract/admin/shop-import-calls.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { csvFile } from '../../platform/csv/write-csv.ts';
import { aboutHowMany } from '../../platform/database/about-how-many.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { csvReply } from '../list-file/csv-reply.ts';
import { assertAllowed, type Staff } from '../session/staff.ts';
import { staffRoute } from '../session/staff-route.ts';
import { nameColumns } from './columns/name-columns.ts';
import { defineColumns } from './define-columns.ts';
import { hasMade } from './made/remember-made.ts';
import { reportRows } from './report-rows.ts';
import * as store from './shop-import.store.ts';
import { exportForShopify } from './shopify-file/export-for-shopify.ts';
import { surveyImport } from './survey.ts';
import { findFiles } from './unit/read-units.ts';
import { kindOfFile } from './unit-kinds.ts';
import { uploadFile } from './upload-file.ts';

type Needs = { db: Database; shop: () => Shop };

export function shopImportRoutes({ db, shop }: Needs): Route[] {
  return [
    staffRoute(api.listShopImports, {}, async () => ({ imports: await store.readImports(db) })),

    staffRoute(api.uploadShopFile, {}, async ({ query, body, staff }) => {
      if (!(body instanceof Uint8Array)) throw new ShopError('INVALID_INPUT', 'Please choose a CSV file');
      const { importId, fileName } = query;
      return db.transaction().execute((trx) => uploadFile(trx, staff, { importId, fileName, content: body }));
    }),

    staffRoute(api.nameImportColumns, {}, async ({ body, staff }) =>
      db.transaction().execute((trx) => nameColumns(trx, staff, body)),
    ),

    staffRoute(api.getShopImport, {}, async ({ query }) => ({
      import: await store.readShopImport(db, query.importId),
    })),

    staffRoute(api.surveyShopImport, {}, async ({ query }) => ({
      survey: await surveyImport(db, query.importId),
    })),

    staffRoute(api.checkShopImport, {}, async ({ body: { importId, mapping } }) => {
      await db.transaction().execute(async (trx) => {
        await store.lockImport(trx, importId, ['choosing', 'checked'], 'This import has begun already.');
        if ((await store.listUnits(trx, importId)) === 0)
          throw new ShopError('INVALID_INPUT', 'These files have nothing to import by themselves.');
        const chosen = { state: 'checking' as const, mapping: JSON.stringify(mapping) };
        await trx.updateTable('shop_import').set(chosen).where('id', '=', importId).execute();
        await enqueue(trx, 'work-on-shop-import', { importId });
      });
      return {};
    }),

    staffRoute(api.runShopImport, {}, async ({ body: { importId }, staff }) => {
      await assertMayImport(db, importId, staff);
      await db.transaction().execute(async (trx) => {
        const mapping = await store.lockImport(
          trx,
          importId,
          ['checked'],
          'Please have the files checked first.',
        );
        // An import that was checked by a former release has no such choice.
        await defineColumns(trx, staff, { importId, shownColumns: mapping?.shownColumns ?? [] });
        await store.restartUnits(trx, importId);
        await trx.updateTable('shop_import').set({ state: 'running' }).where('id', '=', importId).execute();
        await recordChange(trx, staff, {
          action: 'shop-import.run',
          subject: importId,
          before: null,
          after: {},
        });
        await enqueue(trx, 'work-on-shop-import', { importId });
      });
      return {};
    }),

    staffRoute(api.undoShopImport, {}, async ({ body: { importId }, staff }) => {
      await assertMayImport(db, importId, staff);
      await db.transaction().execute(async (trx) => {
        await store.lockImport(trx, importId, ['done'], 'Only an import that has ended can be taken back.');
        if (await hasMade(trx, importId, 'custom-field')) assertAllowed(staff, 'catalogue.write');
        await store.restartUnits(trx, importId);
        await trx.updateTable('shop_import').set({ state: 'undoing' }).where('id', '=', importId).execute();
        await recordChange(trx, staff, {
          action: 'shop-import.undo',
          subject: importId,
          before: null,
          after: {},
        });
        await enqueue(trx, 'work-on-shop-import', { importId });
      });
      return {};
    }),

    staffRoute(api.inviteImportedCustomers, {}, async ({ body: { importId, perDay }, staff }) => {
      await db.transaction().execute(async (trx) => {
        await store.lockImport(trx, importId, ['done'], 'Please import the customers first.');
        const before = await store.setInvitations(trx, importId, perDay);
        await recordChange(trx, staff, {
          action: 'shop-import.invite',
          subject: importId,
          before: { perDay: before },
          after: { perDay },
        });
        if (perDay !== null) await enqueue(trx, 'invite-customers', {});
      });
      return {};
    }),

    staffRoute(api.listImportedProducts, {}, async ({ query }) => store.findImportedProducts(db, query)),

    staffRoute(api.exportImportReport, { exposeHeadRoute: false }, async ({ query }) =>
      csvReply(
        'import-report.csv',
        csvFile(['what', 'title', 'outcome', 'line', 'column', 'message'], reportRows(db, query.importId)),
      ),
    ),

    staffRoute(api.exportForShopify, { exposeHeadRoute: false }, async () => {
      const rows = await aboutHowMany(db, db.selectFrom('variant').select('id'));
      return csvReply('shopify-products.csv', await exportForShopify(db, shop().url ?? ''), rows);
    }),

    staffRoute(api.listImportPictures, {}, async ({ query }) => store.findImportPictures(db, query)),

    staffRoute(api.retryImportPictures, {}, async ({ body: { importId, url } }) =>
      db.transaction().execute(async (trx) => {
        const pictures = await store.retryPictures(trx, importId, url);
        if (pictures > 0) await enqueue(trx, 'fetch-import-pictures', { importId });
        return { pictures };
      }),
    ),
  ];
}

/** What persons are in takes more than the permission to import products. @throws ShopError FORBIDDEN */
async function assertMayImport(db: Database, importId: string, staff: Staff): Promise<void> {
  for (const { kind } of await findFiles(db, importId)) {
    const permission = kindOfFile(kind)?.permission;
    if (permission) assertAllowed(staff, permission);
  }
}
