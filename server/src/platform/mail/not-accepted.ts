import { ShopError } from '../http/shop-error.ts';

/** For mails that somebody waits for. @throws ShopError PROVIDER_UNAVAILABLE with what the mail server said */
export function notAccepted({ message }: Error): never {
  throw new ShopError('PROVIDER_UNAVAILABLE', `The mail server did not take the mail: ${message}`);
}
