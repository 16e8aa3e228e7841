import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';

type Options = {
  /** Requests must send it as `Authorization: Bearer …`. */
  token: string;
  collect(): Promise<string[]>;
};

export function metricsServer({ token, collect }: Options): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ success: false, message: 'The token is missing or wrong.' });
    }
    const parts = await collect();
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(parts.join('\n'));
  });
  return app;
}

/** Hashes the text, so that both sides of a comparison have the same length. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
