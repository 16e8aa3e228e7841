import { randomInt } from 'node:crypto';
import { transliterate } from '../../catalogue/search/language/transliterate.ts';
import { rawWords } from '../../catalogue/search/language/words.ts';

/** Letters and digits, except those that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';
const TAIL = 6;
const MAX_SLUG = 80;

/**
 * Builds an id from a name: 'Indigo Ajrakh Kurti' → 'indigo-ajrakh-kurti-4f7k2m'. Devanagari is transliterated,
 * other non-Latin characters are left out.
 */
export function newProductId(name: string): string {
  const slug = rawWords(name)
    .map((word) => transliterate(word) ?? word)
    .join('-')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');
  return `${slug || 'product'}-${randomTail()}`;
}

export function randomTail(): string {
  return Array.from({ length: TAIL }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
