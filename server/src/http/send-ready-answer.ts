import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyAnswer } from './ready-answers.ts';

/** Sends public bytes, or 304 to who has them already; a request with a token is never cached on its way. */
export function sendReadyAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: ReadyAnswer,
): FastifyReply {
  reply.code(ready.status).headers(ready.headers);
  if (request.headers.token !== undefined) return reply.header('cache-control', 'no-store').send(ready.body);
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', ready.etag);
  if (ready.status === 200 && request.headers['if-none-match'] === ready.etag) return reply.code(304).send();
  return reply.send(ready.body);
}
