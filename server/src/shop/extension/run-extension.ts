import type { ExtensionSettings } from '@gulmohar/contract/shop/extension.ts';
import type { ExtensionContext, InstalledExtension } from '@gulmohar/contract/shop/extension-server.ts';
import { ExtensionFailure } from './extension-failure.ts';
import { type ContextTools, openContext } from './open-context.ts';

/** So that one that never ends holds up neither the webhooks of its queue nor whoever calls it. */
const MAX_MS = 30_000;

export type ExtensionTools = ContextTools & { maxMs?: number };

/**
 * Lets an extension handle an event or a call, within its time.
 * @throws ExtensionFailure, also when its time is over: what it still does then cannot be ended, but it sends no more
 */
export async function runExtension<Result>(
  { maxMs = MAX_MS, ...tools }: ExtensionTools,
  loaded: { name: string; extension: InstalledExtension },
  settings: ExtensionSettings,
  handle: (context: ExtensionContext) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const { signal } = late;
  const over = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => over.reject(signal.reason));
  const timer = setTimeout(
    () => late.abort(new Error(`It takes longer than ${maxMs / 1_000} seconds`)),
    maxMs,
  );
  try {
    return await Promise.race([openContext(tools, loaded, settings, signal).then(handle), over.promise]);
  } catch (error) {
    throw new ExtensionFailure(loaded.name, error, { isLate: signal.aborted });
  } finally {
    clearTimeout(timer);
  }
}
