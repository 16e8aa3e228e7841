import type { Transport } from '@gulmohar/contract/api/client.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Used instead of a network address; nobody can call from it. */
const WITHIN = 'in-process';

/** The request for the page has then already been counted. */
export function isInProcess({ socket }: FastifyRequest): boolean {
  return socket.remoteAddress === WITHIN;
}

/** Without a socket, to render pages. @param token a shopper's, for calls on their behalf */
export function inProcessTransport(app: FastifyInstance, token?: string): Transport {
  return async ({ method, url, body, shopper }) => {
    const response = await app.inject({
      method: method as 'GET' | 'POST',
      url,
      remoteAddress: WITHIN,
      ...(token !== undefined && shopper !== 'none' && { headers: { token } }),
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: response.statusCode, body: response.json() };
  };
}
