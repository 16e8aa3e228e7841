import {
  type ExtensionRow,
  listExtensions,
  removeExtensionSettings,
  saveExtension,
} from '@gulmohar/contract/admin/extension.ts';
import { type Extension, extensionSettings } from '@gulmohar/contract/shop/extension.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { type extensionFieldKinds, fieldOf } from '@gulmohar/contract/site/section-fields.ts';
import type { z } from 'zod';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import type { ChangeFeed } from '../../platform/invalidation/change-feed.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { readExtensionSecrets, type SecretChanges } from '../../shop/extension/extension-secrets.ts';
import { stateOf } from '../../shop/extension/extension-state.ts';
import type { LoadedExtension } from '../../shop/extension/load-extensions.ts';
import { saveExtensionSettings } from '../../shop/extension/save-extension.ts';
import { findUninstalled, removeSettings } from '../../shop/extension/uninstalled-extensions.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = {
  db: Database;
  secrets: Secrets;
  settings: ShopSettings;
  shop: () => Shop;
  changes: ChangeFeed;
  extensions: readonly LoadedExtension[];
};

export function extensionAdminRoutes({ db, secrets, settings, shop, changes, extensions }: Needs): Route[] {
  return [
    staffRoute(listExtensions, {}, async () => {
      // Perhaps another process has just saved what this one is asked for.
      await changes.poll();
      const saved = settings.current().extensions;
      return {
        extensions: await Promise.all(
          extensions.map(async (loaded) => ({
            name: loaded.name,
            ...textsOf(loaded),
            ...stateOf(loaded, saved[loaded.name]),
            secrets: secretsOf(loaded, await readExtensionSecrets(db, secrets, loaded.name)),
            fields: fieldsOf(loaded),
          })),
        ),
        uninstalled: await findUninstalled(db, extensions),
      };
    }),

    staffRoute(saveExtension, {}, async ({ body, staff }) => {
      const { name, isOn, settings: given, secrets: entered = {} } = body;
      const loaded = extensions.find((one) => one.name === name);
      if (!loaded) throw new ShopError('NOT_FOUND', 'There is no such extension');
      if ('fault' in loaded) {
        throw new ShopError('STEP_NOT_POSSIBLE', 'This extension could not be loaded: it cannot be changed.');
      }
      const { extension } = loaded;
      if (shop().isPublicDemo && (extension.secrets || extension.server?.on || extension.server?.routes)) {
        throw new ShopError('STEP_NOT_POSSIBLE', 'This demo is open to everybody and calls nobody.');
      }
      await changes.poll();
      const { settings: before } = stateOf(loaded, settings.current().extensions[name]);
      const { data, error } = extension.settings.safeParse({ ...before, ...given });
      refuse('settings', error);
      const stored = await readExtensionSecrets(db, secrets, name);
      const changed = checkedSecrets(extension, { stored, entered, isOn });
      const value = { isOn, settings: extensionSettings.parse(data) };
      await saveExtensionSettings({ db, secrets }, staff, name, value, changed);
      await changes.poll();
      return {};
    }),

    staffRoute(removeExtensionSettings, {}, async ({ body: { name }, staff }) => {
      if (extensions.some((one) => one.name === name)) {
        throw new ShopError(
          'STEP_NOT_POSSIBLE',
          'This extension is installed: its settings are still needed.',
        );
      }
      if (!(await removeSettings(db, staff, name))) {
        throw new ShopError('NOT_FOUND', 'Nothing of this extension is stored');
      }
      await changes.poll();
      return {};
    }),
  ];
}

/** @throws ShopError INVALID_INPUT at the first field that is wrong */
function refuse(part: 'settings' | 'secrets', error: z.ZodError | undefined): void {
  const [issue] = error?.issues ?? [];
  if (issue) throw wrongField([part, ...issue.path].join('.'), issue.message);
}

/**
 * @returns the secrets that change; one that is left empty stays as it was
 * @throws ShopError INVALID_INPUT when one that is entered is wrong, or the extension is to be on and one is missing or
 * does not fit this version of it
 */
function checkedSecrets(
  { secrets: schema }: Extension,
  { stored, entered, isOn }: { stored: Record<string, string>; entered: SecretChanges; isOn: boolean },
): SecretChanges {
  if (!schema) return {};
  const names = Object.keys(schema.shape);
  const changed = names.filter((name) => entered[name] || entered[name] === null);
  const needed = isOn ? names : changed.filter((name) => entered[name] !== null);
  const next = needed.map((name) => [name, (changed.includes(name) ? entered[name] : stored[name]) ?? '']);
  const { data = {}, error } = schema.partial().safeParse(Object.fromEntries(next));
  refuse('secrets', error);
  return Object.fromEntries(
    changed.map((name) => [name, entered[name] === null ? null : String(data[name])]),
  );
}

function textsOf(loaded: LoadedExtension): Pick<ExtensionRow, 'title' | 'summary'> {
  if ('fault' in loaded) return { title: loaded.name, summary: '' };
  const { title, summary } = loaded.extension;
  return { title, summary };
}

function secretsOf(loaded: LoadedExtension, entered: Record<string, string>): ExtensionRow['secrets'] {
  if ('fault' in loaded) return [];
  return Object.entries(loaded.extension.secrets?.shape ?? {}).flatMap(([name, schema]) => {
    const { label, hint } = fieldOf(schema) ?? {};
    return label ? [{ name, label, ...(hint && { hint }), isEntered: Object.hasOwn(entered, name) }] : [];
  });
}

function fieldsOf(loaded: LoadedExtension): ExtensionRow['fields'] {
  if ('fault' in loaded) return [];
  return Object.entries(loaded.extension.settings.shape).flatMap(([name, schema]) => {
    const field = fieldOf(schema);
    // Others are refused when an extension is loaded.
    return field ? [{ name, ...field, kind: field.kind as (typeof extensionFieldKinds)[number] }] : [];
  });
}
