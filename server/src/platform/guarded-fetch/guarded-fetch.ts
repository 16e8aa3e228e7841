import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { FetchFault } from './fetch-fault.ts';
import { guardedLookup, type ResolveAll } from './guarded-lookup.ts';
import { isRefused } from './refused-nets.ts';

const MAX_REDIRECTS = 3;
const CONNECT_MS = 5_000;
const IDLE_MS = 15_000;
const MAX_MS = 60_000;
/** A server may ask for longer, or for more than a date can hold. */
const MAX_RETRY_AFTER_SECONDS = 86_400;

export type GuardedFetch = (url: string, limits: { maxBytes: number; accept: string }) => Promise<Buffer>;

type Options = {
  /** Hosts with their ports, such as `127.0.0.1:8080`, that the operator allows although they are not public. */
  privateHosts: readonly string[];
  resolve?: ResolveAll;
};

/**
 * Fetches files by addresses that somebody else chose: only from the public internet, by https, without
 * cookies, credentials or proxies. An address of http is asked by https.
 * @returns a function that throws FetchFault
 */
export function createGuardedFetch({ privateHosts, resolve }: Options): GuardedFetch {
  const agents = { https: new https.Agent({ keepAlive: true }), http: new http.Agent({ keepAlive: true }) };
  const lookup = guardedLookup(resolve);

  async function ask(url: URL, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
    const isPrivate = privateHosts.includes(url.host);
    const { request } = url.protocol === 'http:' ? http : https;
    return new Promise((resolveReply, reject) => {
      const call = request(url, {
        agent: url.protocol === 'http:' ? agents.http : agents.https,
        headers: { accept, 'user-agent': 'Mozilla/5.0 (compatible; ShopImport/1.0)' },
        signal,
        ...(!isPrivate && { lookup }),
      });
      call.on('socket', (socket) => {
        socket.setTimeout(socket.connecting ? CONNECT_MS : IDLE_MS);
        socket.once('connect', () => socket.setTimeout(IDLE_MS));
      });
      call.on('timeout', () => call.destroy(new FetchFault('timeout')));
      call.on('response', resolveReply);
      call.on('error', reject);
      call.end();
    });
  }

  function checked(address: string, base?: string): URL {
    const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
    if (!url || !['http:', 'https:'].includes(url.protocol)) throw new FetchFault('not-http');
    if (url.username || url.password) throw new FetchFault('address');
    if (privateHosts.includes(url.host)) return url;
    if (!['', '80', '443'].includes(url.port)) throw new FetchFault('address');
    url.protocol = 'https:';
    url.port = '';
    // The lookup is not called for addresses written as numbers.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && isRefused(literal)) throw new FetchFault('address');
    return url;
  }

  async function follow(url: URL, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
    let from = url;
    for (let hops = 0; ; hops++) {
      const reply = await ask(from, accept, signal);
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

function pauseOf(reply: IncomingMessage): { retryAfterMs?: number } {
  const seconds = Number(reply.headers['retry-after']);
  return seconds > 0 ? { retryAfterMs: Math.min(seconds, MAX_RETRY_AFTER_SECONDS) * 1_000 } : {};
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
