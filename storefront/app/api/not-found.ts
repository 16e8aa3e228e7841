import { ApiError } from '@gulmohar/contract/api/client.ts';
import { data } from 'react-router';

const GONE = 410;

/** For the loader of a product's page, as `.catch(throwNoLongerSold)`: one that was archived answers 410. */
export function throwNoLongerSold(error: unknown): never {
  if (error instanceof ApiError && error.reply.isNoLongerSold === true) throw data(null, { status: GONE });
  throw error;
}

/**
 * For loaders of a page whose address names something: what the API does not find, or could not find, is a page that
 * does not exist. Use as `.catch(throwNotFound)`.
 */
export function throwNotFound(error: unknown): never {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    throw data(null, { status: 404 });
  throw error;
}
