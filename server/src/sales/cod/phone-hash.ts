import { createHmac } from 'node:crypto';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** Stands for a phone number where the number itself is not to be kept. */
export type PhoneHash = (phone: string) => string;

/** Hashes phone numbers with a key of this installation, so that ten digits cannot be found by trying them all. */
export function openPhoneHash(secrets: Secrets): PhoneHash {
  const { secret } = secrets.current('phone-key');
  return (phone) => createHmac('sha256', secret).update(phone).digest('base64url');
}
