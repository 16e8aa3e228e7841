import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { extensionName, extensionSettings } from '../shop/extension.ts';
import { extensionFieldKinds } from '../site/section-fields.ts';
import { staffEndpoint } from './staff-endpoint.ts';

const extensionRow = z.object({
  name: extensionName,
  title: z.string(),
  summary: z.string(),
  isOn: z.boolean(),
  /** Why it is left out although it is installed; null if nothing is wrong. */
  fault: z.string().nullable(),
  settings: extensionSettings,
  /** Shown to nobody once they are saved. */
  secrets: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      hint: z.string().optional(),
      isEntered: z.boolean(),
    }),
  ),
  /** The form, in order; empty if the extension could not be loaded. */
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      kind: z.enum(extensionFieldKinds),
      hint: z.string().optional(),
      choices: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
export type ExtensionRow = z.infer<typeof extensionRow>;

const permission = 'settings';

export const listExtensions = staffEndpoint({
  method: 'GET',
  path: '/admin/extension/list',
  summary: 'The extensions that the shop was built with, and their settings',
  permission,
  query: nothing,
  body: nothing,
  reply: success({
    extensions: z.array(extensionRow),
    /** The names of those that the shop no longer has, but whose settings or secrets are still stored. */
    uninstalled: z.array(extensionName),
  }),
});

export const saveExtension = staffEndpoint({
  method: 'POST',
  path: '/admin/extension/save',
  summary: 'Switches an extension on or off and sets its settings, which its own rules check',
  permission,
  query: nothing,
  body: z.object({
    name: extensionName,
    isOn: z.boolean(),
    /** Those that change, as with the secrets; the others stay. */
    settings: extensionSettings,
    /** An empty one stays, too; null removes it. */
    secrets: z.record(z.string().max(40), z.string().max(2_000).nullable()).optional(),
  }),
  reply: success({}),
});

export const removeExtensionSettings = staffEndpoint({
  method: 'POST',
  path: '/admin/extension/remove-settings',
  summary: 'Removes the settings and secrets of an extension that the shop no longer has',
  permission,
  query: nothing,
  body: z.object({ name: extensionName }),
  reply: success({}),
});
