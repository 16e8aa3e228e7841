import { MIN_PASSWORD_LENGTH } from '@gulmohar/contract/accounts/password.ts';
import { wrongField } from '../../platform/http/shop-error.ts';
import { isDemoPassword } from './demo-passwords.ts';

/** OWASP ASVS 5.0, 6.2.4: at least the 3,000 most common passwords that satisfy the length rule. */
const COMMON_PASSWORDS = 3_000;

let common: Promise<Set<string>> | undefined;

/** @throws ShopError INVALID_INPUT for one of the most common passwords */
export async function assertUncommon(password: string, field: string): Promise<void> {
  common ??= readCommon();
  if (!(await common).has(password.toLowerCase()) && !isDemoPassword(password)) return;
  throw wrongField(field, 'This password is too common. Please choose another one');
}

/** Two megabytes of lists, so loaded only when somebody chooses a password. */
async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = [...dictionary['passwords-common']].map(String);
  return new Set(
    passwords.filter((password) => password.length >= MIN_PASSWORD_LENGTH).slice(0, COMMON_PASSWORDS),
  );
}
