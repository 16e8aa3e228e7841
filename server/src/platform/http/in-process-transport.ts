import type { Transport } from '@gulmohar/contract/api/client.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Used instead of a network address; nobody can call from it. */
const WITHIN = 'in-process';

/** Whether the process is calling itself, in which case the request for the page has already been counted. */
export function isInProcess({ socket }: FastifyRequest): boolean {
  return socket.remoteAddress === WITHIN;
}

/**
 * Calls the API within this process, without a socket, to render pages.
 * @param token a shopper's token, for calls on their behalf; pages are rendered without one
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
