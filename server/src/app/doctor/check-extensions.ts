import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { stateOf } from '../../shop/extension/extension-state.ts';
import type { LoadedExtension } from '../../shop/extension/load-extensions.ts';

/** EXT: every extension loads, and its saved settings fit it. */
export function checkExtensions(
  extensions: readonly LoadedExtension[],
  saved: Settings['extensions'],
): Finding {
  return {
    id: 'EXT',
    what: 'extensions load with their settings',
    looked: `${extensions.length} extensions`,
    wrong: extensions.flatMap((loaded) => {
      const { fault } = stateOf(loaded, saved[loaded.name]);
      return fault ? [`${loaded.name}: ${fault}`] : [];
    }),
  };
}
