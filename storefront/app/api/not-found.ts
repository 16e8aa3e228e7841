import { ApiError } from '@gulmohar/contract/api/client.ts';
import { data } from 'react-router';

const GONE = 410;

/** Throws 410 if the product was archived, for loaders: `.catch(throwNoLongerSold)`. */
export function throwNoLongerSold(error: unknown): never {
  if (error instanceof ApiError && error.reply.isNoLongerSold === true) throw data(null, { status: GONE });
  throw error;
}

/**
 * Throws 404 if the API found nothing under the page's address or refused it as invalid, for loaders:
 * `.catch(throwNotFound)`.
 */
export function throwNotFound(error: unknown): never {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    throw data(null, { status: 404 });
  throw error;
}
