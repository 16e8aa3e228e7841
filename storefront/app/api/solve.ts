import type { Challenge } from '@gulmohar/contract/api/proof.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { messages } from '../messages.ts';

/** Batch size. Hashes are computed off the main thread, so the page stays responsive. */
const AT_ONCE = 250;
/** After this the page explains the delay. */
const TOLD_AFTER_MS = 1_000;

/**
 * Solves the server's proof of work (`contract/src/api/proof.ts`), in a second or two on a slow phone.
 * @returns the header with the proof; undefined if the browser cannot compute it or there is no solution
 */
export async function solve({ salt, hash, max, expires, signature }: Challenge): Promise<string | undefined> {
  // Only available on https and on localhost.
  if (!globalThis.crypto?.subtle) return undefined;
  const wanted = Uint8Array.from(hash.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  const telling = setTimeout(() => showToast('info', messages.busyNetwork), TOLD_AFTER_MS);
  try {
    for (let first = 0; first < max; first += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, max - first) }, (_, index) => first + index);
      const hashes = await Promise.all(numbers.map((number) => hashOf(`${salt}${number}`)));
      const found = hashes.findIndex((bytes) => bytes.every((byte, index) => byte === wanted[index]));
      if (found >= 0) return `${salt}.${expires}.${first + found}.${signature}`;
    }
    return undefined;
  } finally {
    clearTimeout(telling);
  }
}

async function hashOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
