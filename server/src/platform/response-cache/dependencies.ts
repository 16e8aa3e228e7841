import { AsyncLocalStorage } from 'node:async_hooks';
import type { CachedResponse } from './response-cache.ts';

const collected = new AsyncLocalStorage<CachedResponse[]>();

/** Does `work` and collects the public answers that were used for it, by calls of the API within this process. */
export async function collectUsed<T>(work: () => Promise<T>): Promise<{ made: T; used: CachedResponse[] }> {
  const used: CachedResponse[] = [];
  const made = await collected.run(used, work);
  return { made, used };
}

/** Notes for whoever collects that this answer is given. */
export function trackDependency(answer: CachedResponse): void {
  collected.getStore()?.push(answer);
}
