import type { FastifyInstance } from 'fastify';

/** JSON as Fastify reads it, except that nothing at all is a body too: browsers say 'JSON' of calls that carry none. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}
