import type { Transport } from '@gulmohar/contract/api/client.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Used in place of a network address; nobody can call from it. */
const WITHIN = 'in-process';

/** Whether this process calls itself: the request for the page was counted already. */
export function isInProcess({ socket }: FastifyRequest): boolean {
  return socket.remoteAddress === WITHIN;
}

/**
 * Calls the API within this process, without a socket; for rendering pages.
 * @param token a shopper's, for calls made in their name; pages are rendered without one
 */
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
