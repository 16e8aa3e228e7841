import { AsyncLocalStorage } from 'node:async_hooks';
import type { CachedResponse } from './response-cache.ts';

const collected = new AsyncLocalStorage<CachedResponse[]>();

/** Runs `work` and collects the cached responses that its in-process calls of the API used. */
export async function collectUsed<T>(work: () => Promise<T>): Promise<{ made: T; used: CachedResponse[] }> {
  const used: CachedResponse[] = [];
  const made = await collected.run(used, work);
  return { made, used };
}

/** Adds a response to the set being collected, if there is one. */
export function trackDependency(response: CachedResponse): void {
  collected.getStore()?.push(response);
}
