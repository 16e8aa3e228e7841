import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { FetchFault } from './fetch-fault.ts';
import { guardedLookup, type ResolveAll } from './guarded-lookup.ts';
import { isRefused } from './refused-nets.ts';

const CONNECT_MS = 5_000;
const IDLE_MS = 15_000;
/** A server may ask for longer, or for more than a date can hold. */
const MAX_RETRY_AFTER_SECONDS = 86_400;

export type GuardOptions = {
  /** Hosts with their ports, such as `127.0.0.1:8080`, that the operator allows although they are not public. */
  privateHosts: readonly string[];
  resolve?: ResolveAll;
};

type Asked = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string; signal: AbortSignal };

export type GuardedRequest = {
  /** @throws FetchFault for an address that is not to be asked */
  checked(address: string, base?: string): URL;
  /** Follows no redirect. */
  ask(url: URL, asked: Asked): Promise<IncomingMessage>;
};

/**
 * Requests to addresses that somebody else chose: only to the public internet, by https, without cookies, credentials or
 * proxies. An address of http is asked by https.
 */
export function createGuardedRequest({ privateHosts, resolve }: GuardOptions): GuardedRequest {
  const agents = { https: new https.Agent({ keepAlive: true }), http: new http.Agent({ keepAlive: true }) };
  const lookup = guardedLookup(resolve);
  return {
    async ask(url, { method, headers, body, signal }) {
      const isPrivate = privateHosts.includes(url.host);
      const { request } = url.protocol === 'http:' ? http : https;
      return new Promise((resolveReply, reject) => {
        const call = request(url, {
          method,
          agent: url.protocol === 'http:' ? agents.http : agents.https,
          headers,
          signal,
          ...(!isPrivate && { lookup }),
        });
        call.on('socket', (socket) => {
          socket.setTimeout(socket.connecting ? CONNECT_MS : IDLE_MS);
          // A socket that is used again never connects again, and would keep each request's listener.
          if (socket.connecting) socket.once('connect', () => socket.setTimeout(IDLE_MS));
        });
        call.on('timeout', () => call.destroy(new FetchFault('timeout')));
        call.on('response', resolveReply);
        call.on('error', reject);
        call.end(body);
      });
    },

    checked(address, base) {
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
    },
  };
}

/** How long the server asks to be left alone. */
export function pauseOf(reply: IncomingMessage): { retryAfterMs?: number } {
  const seconds = Number(reply.headers['retry-after']);
  return seconds > 0 ? { retryAfterMs: Math.min(seconds, MAX_RETRY_AFTER_SECONDS) * 1_000 } : {};
}
