import { randomInt } from 'node:crypto';

/** Without the letters that are read for one another. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';
const TAIL = 6;
const MAX_SLUG = 80;

/** 'Indigo Ajrakh Kurti' → 'indigo-ajrakh-kurti-4f7k2m'; what is not Latin is left out. */
export function newProductId(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');
  const tail = Array.from({ length: TAIL }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${slug || 'product'}-${tail}`;
}

/** For a variant whose SKU nobody gave: the id's tail and the size. */
export function skuFor(productId: string, size: string | null): string {
  const tail = productId.slice(productId.lastIndexOf('-') + 1).toUpperCase();
  return size === null ? tail : `${tail}-${size.toUpperCase().replace(/[^A-Z0-9]+/g, '-')}`;
}
