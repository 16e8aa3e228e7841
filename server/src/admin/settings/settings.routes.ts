import { readSettings, resetSettings, saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import type { Dependencies } from '../../app/dependencies.ts';
import type { Route } from '../../platform/http/route.ts';
import { saveSetting } from '../../shop/save-setting.ts';
import { staffRoute } from '../session/staff-route.ts';

/** `/api/admin/settings/*` */
export function settingsRoutes({ db, settings, responseCache }: Dependencies): Route[] {
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
