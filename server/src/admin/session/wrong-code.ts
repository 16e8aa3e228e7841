import { type ShopError, wrongField } from '../../platform/http/shop-error.ts';

/** INVALID_INPUT at the field `code`. */
export function wrongCode(): ShopError {
  return wrongField('code', 'This code is not right');
}
