import { success } from '@gulmohar/contract/api/envelope.ts';
import type { ExtensionRoute } from '@gulmohar/contract/shop/extension-server.ts';
import { bindRoute, type Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { extensionLimits } from '../../platform/limits/rate-limits.ts';
import type { CurrentSettings } from '../shop-settings.ts';
import { stateOf } from './extension-state.ts';
import type { LoadedExtension } from './load-extensions.ts';
import { type ExtensionTools, runExtension } from './run-extension.ts';

type Needs = Omit<ExtensionTools, 'log'> & {
  settings: CurrentSettings;
  extensions: readonly LoadedExtension[];
};
type Caller = { shopper?: { userId: string } };

/** The calls that extensions add, each below `/api/x/<name>`; those of one that is off are not there. */
export function extensionRoutes(needs: Needs): Route[] {
  return needs.extensions.flatMap((loaded) => {
    if ('fault' in loaded) return [];
    const routes = loaded.extension.server?.routes ?? [];
    return routes.map((route) => extensionRouteOf(needs, loaded, route));
  });
}

function extensionRouteOf(
  needs: Needs,
  loaded: Extract<LoadedExtension, { extension: unknown }>,
  { endpoint, handle }: ExtensionRoute,
): Route {
  const { name } = loaded;
  const { path, reply, ...others } = endpoint;
  const whole = { ...others, path: `/x/${name}${path}` as const, reply: success(reply.shape) };
  return bindRoute<typeof whole, Caller>(whole, { limits: extensionLimits }, async (call) => {
    const { query, body, shopper, log } = call;
    const { isOn, settings } = stateOf(loaded, needs.settings.current().extensions[name]);
    if (!isOn) throw new ShopError('NOT_FOUND', 'There is nothing here.');
    return runExtension({ ...needs, log }, loaded, settings, async (context) =>
      reply.parse(await handle({ query, body, userId: shopper?.userId }, context)),
    );
  });
}
