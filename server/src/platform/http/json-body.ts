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
      if (isTooDeep(parsed)) {
        return done(new ShopError('INVALID_INPUT', 'The request is nested too deeply.'));
      }
      return done(null, parsed);
    });
  });
}

/** Level by level, not by recursion. */
function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_DEPTH) return true;
    level = level.flatMap((entry) => Object.values(entry).filter(isNested));
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
