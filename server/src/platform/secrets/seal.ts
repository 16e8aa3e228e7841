import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function sealingKey(masterKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', 'gulmohar installation keys', 32));
}

/** @param place where the text is stored; sealed bytes cannot be decrypted if moved elsewhere */
export function seal(key: Buffer, text: string, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @returns the text; undefined if none of the keys sealed it, or it has been changed */
export function unseal(keys: readonly Buffer[], sealed: Buffer, place: string): string | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const text = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  const tag = sealed.subarray(-TAG_BYTES);
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
      return decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
    } catch {
      // It was sealed with a different key.
    }
  }
  return undefined;
}
