import { createPrivateKey } from 'node:crypto';
import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

export function whole(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

export const keys = z
  .string()
  .transform((list) => list.split(',').map((key) => key.trim()))
  .refine((list) => list.every((key) => key.length >= 32), 'must be at least 32 characters each');

/** `a | b` → ['a', 'b'] */
export function parts(list: string): string[] {
  return list.split('|').map((part) => part.trim());
}

/** `Name=https://…` */
export function namedLink(text: string): { name: string; url: string } {
  const [name = '', ...url] = text.split('=');
  return { name: name.trim(), url: url.join('=').trim() };
}

/** An IP address, a network (`10.0.0.0/8`) or one of the names that Fastify accepts. */
export function isProxyAddress(proxy: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true;
  const [address = '', bits] = proxy.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

export function mayBeFolder(directory: string): boolean {
  try {
    return statSync(directory).isDirectory();
  } catch {
    return true;
  }
}

export function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private';
  } catch {
    return false;
  }
}

/** A connection address as PostgreSQL's own tools accept it, but with one host. */
export function databaseAddress() {
  return z
    .string()
    .refine(
      (address) => DATABASE_ADDRESS.test(address) && URL.canParse(address),
      'must be an address such as postgresql://user:password@host:5432/database; in a password @ / ? # and % are written %40 %2F %3F %23 and %25',
    )
    .refine(
      (address) => !SEVERAL_HOSTS.test(address),
      'must name one host; HAProxy finds the primary among several (docs/high-availability.md)',
    );
}

const DATABASE_ADDRESS = /^postgres(ql)?:\/\/([^@/?#]*@)?[^@/?#]*(\/[^?#/@]*)?(\?[^#]*)?$/;
const SEVERAL_HOSTS = /^[^:]+:\/\/([^@]*@)?[^/]*,/;

export function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}

/** `orders@shop.example`, `Shop <orders@shop.example>` */
export function isMailbox(text: string): boolean {
  const [, address = text] = /^[^<>]*<([^<>]+)>$/.exec(text) ?? [];
  return z.email().safeParse(address.trim()).success;
}

/** The two halves of an age key: the public one makes backups, the secret one can also read them. */
const PUBLIC_KEY = /^age1[0-9a-z]{58}$/;
const SECRET_KEY = /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/;

export function isPublicKey(key: string | undefined): boolean {
  return PUBLIC_KEY.test(key ?? '');
}

export function isSecretKey(key: string): boolean {
  return SECRET_KEY.test(key);
}

export function isBackupKey(key: string): boolean {
  return isPublicKey(key) || isSecretKey(key);
}

export type S3Address = {
  bucket: string;
  prefix: string;
};

export function readS3Address(address: string): S3Address | undefined {
  if (!address.startsWith('s3://')) return undefined;
  const [bucket, ...folders] = address.slice('s3://'.length).split('/').filter(Boolean);
  return bucket ? { bucket, prefix: folders.map((folder) => `${folder}/`).join('') } : undefined;
}
