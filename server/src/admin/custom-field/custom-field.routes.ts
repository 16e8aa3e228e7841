import * as api from '@gulmohar/contract/admin/custom-field.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { readCustomFields } from './custom-field.store.ts';

type Needs = { db: Database };

export function customFieldRoutes({ db }: Needs): Route[] {
  return [
    staffRoute(api.listCustomFields, {}, async () => ({ fields: await readCustomFields(db) })),

    staffRoute(api.saveCustomFields, {}, async ({ body: { fields }, staff }) => {
      await db.transaction().execute(async (trx) => {
        const before = await readCustomFields(trx);
        await trx.deleteFrom('custom_field').execute();
        if (fields.length > 0)
          await trx
            .insertInto('custom_field')
            .values(
              fields.map(({ key, label, type, isShown }, position) => ({
                key,
                label,
                type,
                is_shown: isShown,
                position,
              })),
            )
            .execute();
        await recordChange(trx, staff, {
          action: 'custom-fields.save',
          subject: '',
          before: { fields: before },
          after: { fields },
        });
      });
      return {};
    }),
  ];
}
