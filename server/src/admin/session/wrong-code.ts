import { ShopError } from '../../http/shop-error.ts';

export function wrongCode(): ShopError {
  const message = 'This code is not right';
  return new ShopError('INVALID_INPUT', message, { fields: { code: message } });
}
