import { readSettings, resetSettings, saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import type { Dependencies } from '../../app/dependencies.ts';
import { type Route, staffRoute } from '../../platform/http/route.ts';
import { saveSetting } from '../../shop/save-setting.ts';

/** `/api/admin/settings/*` */
export function settingsRoutes({ db, settings, changes }: Dependencies): Route[] {
  return [
    staffRoute(readSettings, {}, async () => ({
      settings: settings.current(),
      saved: settings.savedGroups(),
    })),

    staffRoute(saveSettings, {}, async ({ body, staff }) => {
      await saveSetting(db, settings.defaults, staff, body);
      await changes.look();
      return { settings: settings.current() };
    }),

    staffRoute(resetSettings, {}, async ({ body, staff }) => {
      await saveSetting(db, settings.defaults, staff, { group: body.group, value: undefined });
      await changes.look();
      return { settings: settings.current() };
    }),
  ];
}
