import type { IncomingMessage } from 'node:http';
import { FetchFault } from './fetch-fault.ts';
import { createGuardedRequest, type GuardOptions, pauseOf } from './guarded-request.ts';

const MAX_REDIRECTS = 3;
const MAX_MS = 60_000;
const AS_BROWSER = { 'user-agent': 'Mozilla/5.0 (compatible; ShopImport/1.0)' };

export type GuardedFetch = (url: string, limits: { maxBytes: number; accept: string }) => Promise<Buffer>;

/**
 * Fetches files by addresses that somebody else chose, see `createGuardedRequest`.
 * @returns a function that throws FetchFault
 */
export function createGuardedFetch(options: GuardOptions): GuardedFetch {
  const { ask, checked } = createGuardedRequest(options);

  async function follow(url: URL, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
    let from = url;
    for (let hops = 0; ; hops++) {
      const reply = await ask(from, { method: 'GET', headers: { accept, ...AS_BROWSER }, signal });
      const status = reply.statusCode ?? 0;
      const { location } = reply.headers;
      if (status >= 200 && status < 300) return reply;
      reply.destroy();
      if (status < 300 || status >= 400 || !location)
        throw new FetchFault('status', { status, ...pauseOf(reply) });
      if (hops === MAX_REDIRECTS) throw new FetchFault('redirects');
      from = checked(location, from.href);
    }
  }

  return async (address, { maxBytes, accept }) => {
    const url = checked(address);
    const signal = AbortSignal.timeout(MAX_MS);
    try {
      return await readAtMost(await follow(url, accept, signal), maxBytes);
    } catch (error) {
      if (error instanceof FetchFault) throw error;
      throw new FetchFault(signal.aborted ? 'timeout' : 'unreachable');
    }
  };
}

async function readAtMost(reply: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      reply.destroy();
      throw new FetchFault('too-large');
    }
    chunks.push(chunk);
  }
  if (!reply.complete) throw new FetchFault('unreachable');
  return Buffer.concat(chunks);
}
