import type { ShopWords } from './shop-words.ts';
import { isSilent, searchedWords } from './words.ts';

export type SearchItem = {
  /** Several words are joined: 'salwarkameez'. */
  word: string;
  parts: readonly string[];
  /** First and last place, both included, in the search split at spaces. */
  from: number;
  to: number;
  number?: number;
  isCode?: boolean;
};

type Token = { word: string; place: number };

const MAX_TOKENS = 16;
export const MAX_PHRASE = 4;
const MIN_RUNS_OF_CODE = 4;
const MIN_MIXED_CODE = 6;
/** Shorter words may be a part of a code, longer ones are looked for: 'a-line-2026'. */
const MIN_WORD = 4;

/** Splits a search at spaces, except that of '100 %'. */
export function placesOf(text: string): string[] {
  return text.split(/(?<!\d)\s+|\s+(?!%)/).filter(Boolean);
}

/**
 * Returns the words and numbers of a search, with known phrases as one item: 'dress material', 'ke liye', 'a
 * line'.
 */
export function readSearch(text: string, shop: ShopWords): SearchItem[] {
  const places = placesOf(text);
  const isAlone = places.length === 1;
  const tokens = places
    .flatMap((part, place) => tokensOf(part, isAlone, shop).map((word) => ({ word, place })))
    .slice(0, MAX_TOKENS);
  const items: SearchItem[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = phraseLength(tokens, at, shop);
    items.push(itemOf(tokens.slice(at, at + length), isAlone, shop));
    at += length;
  }
  return items;
}

function itemOf(tokens: readonly Token[], isAlone: boolean, shop: ShopWords): SearchItem {
  const parts = tokens.map(({ word }) => word);
  const word = parts.join('');
  const place = { from: tokens[0]?.place ?? 0, to: tokens.at(-1)?.place ?? 0 };
  if (isCode(word, shop) || mustBeCode(word, shop) || (isAlone && /\d/.test(word) && shop.hasCode(word)))
    return { word, parts, ...place, isCode: true };
  const isNumber = parts.length === 1 && /^\d{1,7}$/.test(word);
  return {
    word,
    parts,
    ...place,
    ...(isNumber && { number: Number(word) }),
  };
}

/**
 * Returns the length of the longest known phrase that begins here, or 2 for two words that are only known
 * when joined: 'a line', 'ban dhani'.
 */
function phraseLength(tokens: readonly Token[], at: number, shop: ShopWords): number {
  const words = tokens.slice(at, at + MAX_PHRASE).map(({ word }) => word);
  for (let length = words.length; length > 1; length -= 1) {
    const joined = words.slice(0, length).join('');
    if (shop.vocabulary.has(joined) || (length === 2 && isCode(joined, shop))) return length;
  }
  const [word = '', next] = words;
  if (next === undefined || /\d/.test(word + next)) return 1;
  const areWords = [word, next].every((part) => !isSilent(part) && shop.knows(part));
  return !areWords && shop.usesWord(word + next) ? 2 : 1;
}

/**
 * Normalises numbers and units: '₹1,500/-' → rs 1500; '2.5k' → 2500; '6-7yrs' → 6 7 yr; '५००' → 500; '100%' →
 * 100 percent; '5.5m' → 5 metre, whereas '5m' may be a size. Fractions are left out. Known words such as '2xl' are kept, as are model numbers such as 'AK226' or 'AK-226', whose digits are no price.
 */
function tokensOf(part: string, isAlone: boolean, shop: ShopWords): string[] {
  const words = searchedWords(part);
  const whole = words.join('');
  const hasWord = words.some(
    (word) => word.length >= MIN_WORD && /^[a-z]+$/.test(word) && isWord(word, shop),
  );
  if (isCode(whole, shop) || (!hasWord && mustBeCode(whole, shop))) return [whole];
  if (isAlone && /\d/.test(whole) && shop.hasCode(whole)) return [whole];
  const plain = part
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/₹/g, ' rs ')
    .replace(/<=?/g, ' under ')
    .replace(/(\d)\s*%/g, '$1 percent ')
    .replace(/(\d+(?:\.\d+)?)k\b/gi, (_, number) => String(Math.round(Number(number) * 1000)))
    .replace(/(\d)\.\d+m\b/gi, '$1 metre')
    .replace(/(\d)\.\d+/g, '$1');
  return searchedWords(plain).flatMap((word) => {
    if (shop.vocabulary.has(word) || shop.sizeNamed(word) !== undefined) return [word];
    return word.match(/^(?:\d+[a-z]+|[a-z]+\d+)$/) ? (word.match(/\d+|[a-z]+/g) ?? []) : [word];
  });
}

/** Whether the shop has a product with this code; 'rs500' and 'under500' are prices all the same. */
function isCode(word: string, shop: ShopWords): boolean {
  const [letters = ''] = word.match(/[a-z]+/) ?? [];
  return /\d/.test(word) && letters !== '' && !shop.vocabulary.has(letters) && shop.hasCode(word);
}

/**
 * Whether a word can be nothing but a code, perhaps one that the shop does not have: 'krt1010', '4f7k2m', but not
 * 'kurti2026', '500rs' or 'b12'.
 */
function mustBeCode(word: string, shop: ShopWords): boolean {
  if (shop.vocabulary.has(word)) return false;
  const runs = word.match(/[a-z]+|\d+/g) ?? [];
  const [letters = ''] = word.match(/[a-z]+/) ?? [];
  if (runs.join('') !== word || (letters.length > 1 && isWord(letters, shop))) return false;
  const isMixed = runs.length >= MIN_RUNS_OF_CODE && word.length >= MIN_MIXED_CODE;
  return isMixed || (/^[a-z]{2,}\d/.test(word) && /\d{3}/.test(word));
}

function isWord(word: string, shop: ShopWords): boolean {
  return shop.vocabulary.has(word) || shop.knows(word) || isSilent(word);
}
