import { type Extension, type ExtensionList, extensionSettings } from '@gulmohar/contract/shop/extension.ts';
import { extensionFieldKinds, fieldOf } from '@gulmohar/contract/site/section-fields.ts';
import type { Logger } from 'pino';

export type LoadedExtension = { name: string; extension: Extension } | { name: string; fault: string };

/** Loads each by itself: one that fails is named in the log and left out, and the shop runs without it. */
export async function loadExtensions(
  list: ExtensionList,
  log: Pick<Logger, 'error'>,
): Promise<LoadedExtension[]> {
  return Promise.all(
    Object.entries(list).map(async ([name, load]) => {
      try {
        const { extension } = await load();
        assertFields(extension);
        return { name, extension };
      } catch (error) {
        log.error({ err: error, extension: name }, 'an extension could not be loaded and is left out');
        return { name, fault: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
}

/** @throws Error if there is a setting for which the admin has no field, or a default that cannot be stored */
function assertFields({ settings, defaults }: Extension): void {
  const kinds: readonly (string | undefined)[] = extensionFieldKinds;
  const other = Object.entries(settings.shape).find(([, schema]) => !kinds.includes(fieldOf(schema)?.kind));
  if (other) {
    throw new Error(`The setting ${other[0]} is not one of these fields: ${extensionFieldKinds.join(', ')}`);
  }
  extensionSettings.parse(defaults);
}
