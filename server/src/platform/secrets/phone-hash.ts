import { createHmac } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** For where the number itself must not be stored. */
export type PhoneHash = (phone: string) => string;

/** Keyed with a secret of this installation, so that the ten digits cannot be found by brute force. */
export function openPhoneHash(secrets: Secrets): PhoneHash {
  const { secret } = secrets.current('phone-key');
  return (phone) => createHmac('sha256', secret).update(phone).digest('base64url');
}
