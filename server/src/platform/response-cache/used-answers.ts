import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReadyAnswer } from './ready-answers.ts';

const collected = new AsyncLocalStorage<ReadyAnswer[]>();

/** Does `work` and collects the public answers that were used for it, by calls of the API within this process. */
export async function collectUsed<T>(work: () => Promise<T>): Promise<{ made: T; used: ReadyAnswer[] }> {
  const used: ReadyAnswer[] = [];
  const made = await collected.run(used, work);
  return { made, used };
}

/** Notes for whoever collects that this answer is given. */
export function noteUse(answer: ReadyAnswer): void {
  collected.getStore()?.push(answer);
}
