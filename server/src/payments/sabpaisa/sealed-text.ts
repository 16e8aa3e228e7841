import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 48;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type SealKeys = { aesKey: string; hmacKey: string };

/** Hex of HMAC-SHA384, IV, AES-256-GCM ciphertext and tag. The HMAC covers all that follows it. */
export function seal(text: string, { aesKey, hmacKey }: SealKeys): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(aesKey, 'base64'), iv);
  const message = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return Buffer.concat([mac(message, hmacKey), message])
    .toString('hex')
    .toUpperCase();
}

/** @returns the text, or undefined when it was not encrypted with these keys */
export function unseal(sealed: string, { aesKey, hmacKey }: SealKeys): string | undefined {
  const bytes = Buffer.from(sealed, 'hex');
  if (bytes.length <= MAC_BYTES + IV_BYTES + TAG_BYTES) return undefined;
  const message = bytes.subarray(MAC_BYTES);
  if (!timingSafeEqual(bytes.subarray(0, MAC_BYTES), mac(message, hmacKey))) return undefined;
  const iv = message.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(aesKey, 'base64'), iv);
  decipher.setAuthTag(message.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(message.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function mac(message: Buffer, hmacKey: string): Buffer {
  return createHmac('sha384', Buffer.from(hmacKey, 'base64')).update(message).digest();
}
