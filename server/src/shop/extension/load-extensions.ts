import { type Extension, extensionSettings } from '@gulmohar/contract/shop/extension.ts';
import type { ExtensionList, InstalledExtension } from '@gulmohar/contract/shop/extension-server.ts';
import { extensionFieldKinds, fieldOf } from '@gulmohar/contract/site/section-fields.ts';
import type { Logger } from 'pino';
import { z } from 'zod';

export type LoadedExtension =
  | { name: string; extension: InstalledExtension }
  | { name: string; fault: string };

/** Without parameters, so that no path can hide another. */
const ROUTE = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

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
        assertRoutes(extension);
        return { name, extension };
      } catch (error) {
        log.error({ err: error, extension: name }, 'an extension could not be loaded and is left out');
        return { name, fault: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
}

/** @throws Error if there is a setting for which the admin has no field, or a default that cannot be stored */
function assertFields({ settings, secrets, defaults }: Extension): void {
  assertKinds('setting', settings, extensionFieldKinds);
  if (secrets) assertKinds('secret', secrets, ['line']);
  extensionSettings.parse(defaults);
}

function assertKinds(what: string, { shape }: z.ZodObject, kinds: readonly (string | undefined)[]): void {
  const other = Object.entries(shape).find(([, schema]) => !kinds.includes(fieldOf(schema)?.kind));
  if (other) throw new Error(`The ${what} ${other[0]} is not one of these fields: ${kinds.join(', ')}`);
}

/** @throws Error if a route could not be served, or not be described in `openapi.json` */
function assertRoutes({ server }: InstalledExtension): void {
  const seen = new Set<string>();
  for (const { endpoint } of server?.routes ?? []) {
    const { method, path, query, body, reply } = endpoint;
    const route = `${method} ${path}`;
    if (!ROUTE.test(path)) throw new Error(`The path of ${route} may have small letters, digits and hyphens`);
    if (seen.has(route)) throw new Error(`There are two routes ${route}`);
    seen.add(route);
    for (const schema of [query, body]) z.toJSONSchema(schema, { io: 'input' });
    z.toJSONSchema(reply);
  }
}
