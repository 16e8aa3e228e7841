import type { Answer } from '../load/requests.ts';
import { startLimit } from './start-limit.ts';

/** Headers of the connection and of the encoding: the body is sent as it was received, decoded. */
const OTHERS = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-encoding',
  'content-length',
]);

export type BareAnswer = { headers: Record<string, string>; body: string };

/**
 * Starts a `node:http` server in its own process that only sends these answers in rotation.
 * @returns its URL
 */
export function startBareServer(answers: readonly Answer[], closing: AsyncDisposableStack): Promise<string> {
  const bare: BareAnswer[] = answers.map(({ headers, body }) => ({
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OTHERS.has(name))),
    body: body.toString('base64'),
  }));
  return startLimit(new URL('./bare-server-process.ts', import.meta.url), bare, closing);
}
