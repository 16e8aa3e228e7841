import type { Transport } from '@gulmohar/contract/api/client.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Used instead of a network address; nobody can call from it. */
const WITHIN = 'in-process';

const PREVIEW_HEADER = 'x-site-preview';

/** A page that shows staff their drafts asks for this reply; nobody else can. */
export function isForPreview(request: FastifyRequest): boolean {
  return isInProcess(request) && request.headers[PREVIEW_HEADER] === 'yes';
}

/** The request for the page has then already been counted. */
export function isInProcess({ socket }: FastifyRequest): boolean {
  return socket.remoteAddress === WITHIN;
}

type Options = {
  /** A shopper's, for calls on their behalf. */
  token?: string | undefined;
  /** Whether drafts are shown. */
  isPreview?: boolean;
};

/** Without a socket, to render pages. */
export function inProcessTransport(
  app: FastifyInstance,
  { token, isPreview = false }: Options = {},
): Transport {
  return async ({ method, url, body, shopper }) => {
    const response = await app.inject({
      method: method as 'GET' | 'POST',
      url,
      remoteAddress: WITHIN,
      headers: {
        ...(isPreview && { [PREVIEW_HEADER]: 'yes' }),
        ...(token !== undefined && shopper !== 'none' && { token }),
      },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: response.statusCode, body: response.json() };
  };
}
