import type { Transport } from '@gulmohar/contract/client.ts';
import type { FastifyInstance } from 'fastify';

/** Calls the API within this process, without a socket; for rendering pages. */
export function inProcessTransport(app: FastifyInstance): Transport {
  return async ({ method, url, body }) => {
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url,
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}
