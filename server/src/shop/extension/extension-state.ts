import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { type ExtensionSettings, extensionSettings } from '@gulmohar/contract/shop/extension.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { LoadedExtension } from './load-extensions.ts';

type State = {
  isOn: boolean;
  settings: ExtensionSettings;
  /** Why it is left out although it is installed or switched on. */
  fault: string | null;
};

/** Combines an extension with what the owner has saved, perhaps for an earlier version of it. */
export function stateOf(loaded: LoadedExtension, saved: Settings['extensions'][string] | undefined): State {
  if ('fault' in loaded) return { isOn: false, settings: {}, fault: loaded.fault };
  const { settings: schema, defaults } = loaded.extension;
  const given = extensionSettings.parse({ ...defaults, ...saved?.settings });
  if (!saved?.isOn) return { isOn: false, settings: given, fault: null };
  const { success, data } = schema.safeParse(given);
  if (success) return { isOn: true, settings: extensionSettings.parse(data), fault: null };
  return {
    isOn: false,
    settings: given,
    fault: 'Its settings do not fit this version: please save them anew',
  };
}

/** Returns what pages have to know of the extensions that are switched on and work. */
export function extensionsOn(
  loaded: readonly LoadedExtension[],
  saved: Settings['extensions'],
): Shop['extensions'] {
  return loaded.flatMap((one) => {
    const { isOn, settings } = stateOf(one, saved[one.name]);
    return isOn ? [{ name: one.name, settings }] : [];
  });
}
