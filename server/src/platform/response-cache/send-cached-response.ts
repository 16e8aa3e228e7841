import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, type Encoding, encodings } from './compress-once.ts';
import type { CachedResponse } from './response-cache.ts';

/** In bytes; anything smaller fits into one packet anyway. */
const WORTH_COMPRESSING = 1_400;

/** Proxies must not cache responses to requests with a token. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, body, age }: CachedResponse,
): Promise<FastifyReply> {
  reply.code(status).headers(headers);
  const encoding = body.length > WORTH_COMPRESSING ? acceptedEncoding(request, reply) : undefined;
  // RFC 7234, 5.5.1, defines this warning; RFC 9111 leaves it to `Age`.
  if (age !== undefined) reply.headers({ age: String(age), warning: '110 - "Response is Stale"' });
  if (age !== undefined || request.headers.token !== undefined) {
    reply.header('cache-control', 'no-store');
  } else {
    const tag = encoding ? etag.replace(/"$/, `-${encoding}"`) : etag;
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', tag);
    if (status === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send();
  }
  if (!encoding) return reply.send(body);
  const compressed = await compressOnce(body, encoding);
  return reply.header('content-encoding', encoding).send(compressed);
}

function acceptedEncoding(request: FastifyRequest, reply: FastifyReply): Encoding | undefined {
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  const accepted = request.headers['accept-encoding'];
  return (typeof accepted === 'string' && negotiate(accepted, [...encodings])) || undefined;
}
