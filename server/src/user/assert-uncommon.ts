import { MIN_PASSWORD_LENGTH } from '@gulmohar/contract/password.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ShopError } from '../http/shop-error.ts';

/** OWASP ASVS 5.0, 6.2.4: at least the 3,000 most common passwords that the length rule would let pass. */
const REFUSED = 3_000;

const common = new Set(
  [...dictionary['passwords-common']]
    .map(String)
    .filter((password) => password.length >= MIN_PASSWORD_LENGTH)
    .slice(0, REFUSED),
);

/** @throws ShopError INVALID_INPUT for a password that guessers try first */
export function assertUncommon(password: string, field: string): void {
  if (!common.has(password.toLowerCase())) return;
  const message = 'This password is too common. Please choose another one';
  throw new ShopError('INVALID_INPUT', message, { fields: { [field]: message } });
}
