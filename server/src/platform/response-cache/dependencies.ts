import { AsyncLocalStorage } from 'node:async_hooks';
import type { CachedResponse } from './response-cache.ts';

const collected = new AsyncLocalStorage<CachedResponse[]>();

/** Runs `work` and collects the cached responses that it used, by calls of the API within this process. */
export async function collectUsed<T>(work: () => Promise<T>): Promise<{ made: T; used: CachedResponse[] }> {
  const used: CachedResponse[] = [];
  const made = await collected.run(used, work);
  return { made, used };
}

/** Adds a sent response to those being collected, if any are. */
export function trackDependency(response: CachedResponse): void {
  collected.getStore()?.push(response);
}
