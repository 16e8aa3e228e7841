import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestDurations, webMetrics } from '../metrics/web-metrics.ts';
import { isFromThisMachine } from './from-this-machine.ts';
import { routeConfig } from './route-config.ts';

export function observe(app: FastifyInstance): void {
  function note(request: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply): void {
    const { method, routeOptions, log } = request;
    const route = routeOptions.url ?? 'unknown';
    requestDurations.observe({ method, route, status }, elapsedTime / 1000);
    const onlyReads = method === 'GET' || method === 'HEAD' || routeConfig(request).onlyReads;
    const isQuiet = status < 400 && onlyReads;
    if (!isQuiet) log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'answered');
  }

  app.addHook('onResponse', (request, reply, done) => {
    note(request, reply);
    done();
  });

  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    return reply.type(webMetrics.contentType).send(await webMetrics.metrics());
  });
}
