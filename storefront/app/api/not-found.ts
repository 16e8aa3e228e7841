import { ApiError } from '@gulmohar/contract/api/client.ts';
import { data } from 'react-router';

/**
 * For loaders of a page whose address names something: what the API does not find, or could not find, is a page that
 * does not exist. Use as `.catch(throwNotFound)`.
 */
export function throwNotFound(error: unknown): never {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    throw data(null, { status: 404 });
  throw error;
}
