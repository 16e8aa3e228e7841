import type { FastifyRequest } from 'fastify';

/**
 * Whether the call comes from this machine itself; a local proxy adds these headers to the calls it forwards.
 */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  return isLocal && !headers['x-forwarded-for'] && !headers.forwarded;
}
