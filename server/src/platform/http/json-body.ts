import type { FastifyInstance } from 'fastify';
import { ShopError } from './shop-error.ts';

/** The deepest body of the contract has 6 levels; recursion over some thousands would overflow the stack. */
const MAX_DEPTH = 50;

/**
 * JSON as Fastify reads it, except that an empty body is allowed, since browsers send the content type without one, and
 * that nesting is limited: whatever walks the body later may recurse.
 */
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

/** It recurses itself, but never deeper than that. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
