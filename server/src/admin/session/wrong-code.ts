import { type ShopError, wrongField } from '../../http/shop-error.ts';

export function wrongCode(): ShopError {
  return wrongField('code', 'This code is not right');
}
