import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { DEVICE_HEADER, PROOF_HEADER } from '@gulmohar/contract/api/proof.ts';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: declaration merging needs an interface
  interface FastifyContextConfig {
    /** The library reads it, but does not type it. */
    cors?: FastifyCorsOptions;
  }
}

/** How long browsers keep the reply to a preflight, in seconds. */
const KEPT_FOR = 600;

/**
 * Lets scripts of the given origins call the API, without cookies and without the admin's calls. Applies to routes
 * added afterwards.
 */
export async function allowOrigins(app: FastifyInstance, origins: () => readonly string[]): Promise<void> {
  const origin = async (origin: string | undefined) => origin !== undefined && origins().includes(origin);
  app.addHook('onRoute', (route) => {
    if (isPublicCall(route.url)) route.config = { ...route.config, cors: { origin } };
  });
  await app.register(cors, {
    origin: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['content-type', 'token', DEVICE_HEADER, PROOF_HEADER],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: KEPT_FOR,
  });
}

/** By the route's pattern, which an address cannot get round by its spelling. */
function isPublicCall(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/admin/');
}
