import type { FastifyInstance } from 'fastify';
import { ShopError } from './shop-error.ts';

/** The contract's deepest body has 6 levels; recursion over thousands would overflow the stack. */
const MAX_DEPTH = 50;

/** Like Fastify, but allows an empty body, which browsers send with the content type, and limits nesting. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, (error, parsed) => {
      if (error) return done(error);
      if (isDeeperThan(MAX_DEPTH, parsed)) {
        return done(new ShopError('INVALID_INPUT', 'The request is nested too deeply.'));
      }
      return done(null, parsed);
    });
  });
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
