import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { showToast } from './toasts.ts';

/** After this the page explains the delay. */
const NOTICE_AFTER_MS = 1_000;

/**
 * Solves the server's proof of work, in a second or two on a slow phone. The browser computes it off the main
 * thread, so the page stays responsive.
 * @param notice explains the delay
 * @returns the header with the proof; undefined if the browser cannot compute it
 */
export async function solve(challenge: Challenge, notice: string): Promise<string | undefined> {
  // Only available on https and on localhost.
  if (!globalThis.crypto?.subtle) return undefined;
  const telling = setTimeout(() => showToast('info', notice), NOTICE_AFTER_MS);
  try {
    const solution = await solveChallenge({ challenge, deriveKey });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } finally {
    clearTimeout(telling);
  }
}
