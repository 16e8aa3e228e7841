import type { ShopWords } from './shop-words.ts';
import { isSilent, searchedWords } from './words.ts';

/** A word or phrase of a search, or a number. */
export type SearchItem = {
  /** Several words are joined: 'salwarkameez'. */
  word: string;
  parts: readonly string[];
  /** First and last shop, both included, in the search split at spaces. */
  from: number;
  to: number;
  number?: number;
};

type Token = { word: string; place: number };

const MAX_TOKENS = 16;
/** The most words that a known phrase has. */
export const MAX_PHRASE = 4;

/** Splits a search at spaces, except that of '100 %'. */
export function placesOf(text: string): string[] {
  return text.split(/(?<!\d)\s+|\s+(?!%)/).filter(Boolean);
}

/**
 * Returns the words and numbers of a search, with known phrases as one item: 'dress material', 'ke liye', 'a
 * line'.
 */
export function readSearch(text: string, shop: ShopWords): SearchItem[] {
  const tokens = placesOf(text)
    .flatMap((part, place) => tokensOf(part, shop).map((word) => ({ word, place })))
    .slice(0, MAX_TOKENS);
  const items: SearchItem[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = phraseLength(tokens, at, shop);
    items.push(itemOf(tokens.slice(at, at + length)));
    at += length;
  }
  return items;
}

function itemOf(tokens: readonly Token[]): SearchItem {
  const parts = tokens.map(({ word }) => word);
  const word = parts.join('');
  const isNumber = parts.length === 1 && /^\d{1,7}$/.test(word);
  return {
    word,
    parts,
    from: tokens[0]?.place ?? 0,
    to: tokens.at(-1)?.place ?? 0,
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
    if (shop.vocabulary.has(words.slice(0, length).join(''))) return length;
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
function tokensOf(part: string, shop: ShopWords): string[] {
  const whole = searchedWords(part).join('');
  if (isModelNumber(whole, shop)) return [whole];
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

/** Whether a product on sale has the word in its name; 'rs500' and 'under500' are prices all the same. */
function isModelNumber(word: string, shop: ShopWords): boolean {
  const letters = /^([a-z]+)\d[a-z\d]*$/.exec(word)?.[1];
  return letters !== undefined && !shop.vocabulary.has(letters) && shop.usesWord(word, ['name']);
}
