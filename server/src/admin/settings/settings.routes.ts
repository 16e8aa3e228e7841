import { readSettings, resetSettings, saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Route, staffRoute } from '../../platform/http/route.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import { saveSetting } from '../../shop/save-setting.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';

type Needs = {
  db: Database;
  settings: ShopSettings;
  responseCache: ResponseCache;
};

/** `/api/admin/settings/*` */
export function settingsRoutes({ db, settings, responseCache }: Needs): Route[] {
  return [
    staffRoute(readSettings, {}, async () => ({ settings: settings.current, saved: settings.savedGroups })),

    staffRoute(saveSettings, {}, async ({ body, staff }) => {
      await saveSetting(db, settings, staff, body);
      responseCache.clear();
      return { settings: settings.current };
    }),

    staffRoute(resetSettings, {}, async ({ body, staff }) => {
      await saveSetting(db, settings, staff, { group: body.group, value: undefined });
      responseCache.clear();
      return { settings: settings.current };
    }),
  ];
}
