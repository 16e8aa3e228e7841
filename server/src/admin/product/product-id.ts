import { randomInt } from 'node:crypto';

/** Without letters that look alike. */
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
  return `${slug || 'product'}-${randomTail()}`;
}

/** What makes a name a unique id: '4f7k2m'. */
export function randomTail(): string {
  return Array.from({ length: TAIL }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
