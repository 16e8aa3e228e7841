import * as api from '@gulmohar/contract/admin/api-key.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { addApiKey, readApiKeys, removeApiKey } from './api-keys.ts';

type Needs = { db: Database };

export function apiKeyRoutes({ db }: Needs): Route[] {
  return [
    staffRoute(api.listApiKeys, {}, async () => ({ keys: await readApiKeys(db) })),

    staffRoute(api.createApiKey, {}, async ({ body, staff }) => ({ key: await addApiKey(db, staff, body) })),

    staffRoute(api.deleteApiKey, {}, async ({ body, staff }) => {
      await removeApiKey(db, staff, body.keyId);
      return {};
    }),
  ];
}
