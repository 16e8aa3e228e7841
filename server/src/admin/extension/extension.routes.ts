import { type ExtensionRow, listExtensions, saveExtension } from '@gulmohar/contract/admin/extension.ts';
import { extensionSettings } from '@gulmohar/contract/shop/extension.ts';
import { type extensionFieldKinds, fieldOf } from '@gulmohar/contract/site/section-fields.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import type { ChangeFeed } from '../../platform/invalidation/change-feed.ts';
import { stateOf } from '../../shop/extension/extension-state.ts';
import type { LoadedExtension } from '../../shop/extension/load-extensions.ts';
import { saveExtensionSettings } from '../../shop/extension/save-extension.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = {
  db: Database;
  settings: ShopSettings;
  changes: ChangeFeed;
  extensions: readonly LoadedExtension[];
};

export function extensionAdminRoutes({ db, settings, changes, extensions }: Needs): Route[] {
  return [
    staffRoute(listExtensions, {}, async () => {
      const saved = settings.current().extensions;
      return {
        extensions: extensions.map((loaded) => ({
          name: loaded.name,
          ...textsOf(loaded),
          ...stateOf(loaded, saved[loaded.name]),
          fields: fieldsOf(loaded),
        })),
      };
    }),

    staffRoute(saveExtension, {}, async ({ body: { name, isOn, settings: given }, staff }) => {
      const loaded = extensions.find((one) => one.name === name);
      if (!loaded) throw new ShopError('NOT_FOUND', 'There is no such extension');
      if ('fault' in loaded) {
        throw new ShopError('STEP_NOT_POSSIBLE', 'This extension could not be loaded: it cannot be changed.');
      }
      const { data, error } = loaded.extension.settings.safeParse(given);
      const [issue] = error?.issues ?? [];
      if (issue) throw wrongField(['settings', ...issue.path].join('.'), issue.message);
      await saveExtensionSettings(db, staff, name, { isOn, settings: extensionSettings.parse(data) });
      await changes.poll();
      return {};
    }),
  ];
}

function textsOf(loaded: LoadedExtension): Pick<ExtensionRow, 'title' | 'summary'> {
  if ('fault' in loaded) return { title: loaded.name, summary: '' };
  const { title, summary } = loaded.extension;
  return { title, summary };
}

function fieldsOf(loaded: LoadedExtension): ExtensionRow['fields'] {
  if ('fault' in loaded) return [];
  return Object.entries(loaded.extension.settings.shape).flatMap(([name, schema]) => {
    const field = fieldOf(schema);
    // Others are refused when an extension is loaded.
    return field ? [{ name, ...field, kind: field.kind as (typeof extensionFieldKinds)[number] }] : [];
  });
}
