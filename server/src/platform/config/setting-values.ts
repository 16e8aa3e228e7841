import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';

/** A whole number within limits. */
export function whole(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

/** `a | b` → ['a', 'b'] */
export function parts(list: string): string[] {
  return list.split('|').map((part) => part.trim());
}

/** `Name=https://…` */
export function namedLink(text: string): { name: string; url: string } {
  const [name = '', ...url] = text.split('=');
  return { name: name.trim(), url: url.join('=').trim() };
}

/** An address, a network (`10.0.0.0/8`) or one of the names that Fastify accepts. */
export function isProxyAddress(proxy: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true;
  const [address = '', bits] = proxy.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** @param pem as PEM */
export function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private';
  } catch {
    return false;
  }
}
