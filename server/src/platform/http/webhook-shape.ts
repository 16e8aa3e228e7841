import { ShopError } from './shop-error.ts';

/** For a webhook that its sender has proved to be theirs, but whose content cannot be read. */
export function unexpectedShape(): ShopError {
  return new ShopError('INVALID_INPUT', 'The sender is known, but the content has an unexpected shape.');
}
