import type { SearchWordKind } from '../../../platform/database/tables.ts';
import { isWithinEdits, soundOf } from './likeness.ts';
import type { ShopWords, WordField } from './shop-words.ts';

const NAMES_AND_TAGS: readonly WordField[] = ['name', 'tags', 'trims'];
const MIN_LENGTH_TO_CORRECT = 4;
const MIN_LENGTH_FOR_TWO_EDITS = 7;
const MIN_LENGTH_FOR_TABLES = 6;
const MIN_LENGTH_TO_COMPLETE = 3;
const MIN_LENGTH_FOREIGN = 5;
const MIN_LENGTH_PART = 3;
const MAX_COMPLETIONS = 200;
const OF_PRODUCTS: readonly SearchWordKind[] = ['type', 'fabric', 'craft'];
const NEVER_MEANT: readonly SearchWordKind[] = ['silent', 'any', 'goes_with', 'other'];

export function completionsOf(start: string, shop: ShopWords): string[] {
  if (start.length < MIN_LENGTH_TO_COMPLETE) return [];
  const beginning = new Set<string>();
  for (const [word] of vocabularyOf(shop)) if (word.startsWith(start)) beginning.add(word);
  const found: string[] = [];
  for (const word of [...beginning].toSorted()) {
    if (isFindable(word, shop)) found.push(word);
    if (found.length >= MAX_COMPLETIONS) break;
  }
  return found;
}

/** 'churid' is churidar, a type that the shop does not have, and must not be mistaken for another. */
export function foreignTypeOf(start: string, shop: ShopWords): string | undefined {
  if (start.length < MIN_LENGTH_FOREIGN) return undefined;
  for (const [word] of shop.vocabulary.sounds()) {
    if (word.startsWith(start) && shop.vocabulary.says(word)?.kind === 'type') return word;
  }
  return undefined;
}

/** Splits two words written together: 'silksaree' → silk, saree. */
export function writtenTogether(word: string, shop: ShopWords): [string, string] | undefined {
  for (let end = MIN_LENGTH_PART; end <= word.length - MIN_LENGTH_PART; end += 1) {
    const parts: [string, string] = [word.slice(0, end), word.slice(end)];
    if (parts.every((part) => isFindable(part, shop))) return parts;
  }
  return undefined;
}

/**
 * Returns the most likely intended word: one letter off, otherwise similar in sound, otherwise two letters
 * off if the word is long. Considers words of names, tags and the owner's tables, even without products in
 * the shop: 'churidhar' means churidar in any case.
 */
export function correctionOf(word: string, shop: ShopWords): string | undefined {
  if (word.length < MIN_LENGTH_TO_CORRECT || /\d/.test(word)) return undefined;
  return (
    likeliest(word, shop, (other) => isWithinEdits(word, other, 1)) ??
    likeliest(word, shop, (_, soundsSame) => soundsSame) ??
    (word.length < MIN_LENGTH_FOR_TWO_EDITS
      ? undefined
      : likeliest(word, shop, (other) => isWithinEdits(word, other, 2)))
  );
}

/** Same first letter, then same sound, then most used, then alphabetical order. */
function likeliest(
  word: string,
  shop: ShopWords,
  isAlike: (other: string, soundsSame: boolean) => boolean,
): string | undefined {
  const sound = soundOf(word);
  let best: { word: string; score: number } | undefined;
  for (const [other, otherSound] of vocabularyOf(shop)) {
    const soundsSame = otherSound === sound;
    if (other.length < MIN_LENGTH_TO_CORRECT || !mayBegin(word, other, soundsSame)) continue;
    if (!isAlike(other, soundsSame)) continue;
    if (!mayBeMeant(word, other, shop)) continue;
    const rarity = 1 / (1 + usesOf(other, shop));
    const score = (other[0] === word[0] ? 4 : 0) + (soundsSame ? 2 : 0) - rarity;
    if (!best || score > best.score || (score === best.score && other < best.word)) {
      best = { word: other, score };
    }
  }
  return best?.word;
}

/** The first letter is seldom mistyped: 'mother' is not 'other'. */
function mayBegin(word: string, other: string, soundsSame: boolean): boolean {
  return word[0] === other[0] || soundsSame || (word[0] === other[1] && word[1] === other[0]);
}

/**
 * Whether a word is a plausible correction. The owner's tables have many short words that are one letter away
 * from others, so for short words only their words about products count ('wifi' is not 'wife').
 */
function mayBeMeant(word: string, other: string, shop: ShopWords): boolean {
  if (shop.usesWord(other, NAMES_AND_TAGS)) return true;
  if (!shop.vocabulary.has(other)) return false;
  const kind = shop.vocabulary.says(other)?.kind;
  if (kind !== undefined && NEVER_MEANT.includes(kind)) return false;
  return word.length >= MIN_LENGTH_FOR_TABLES || (kind !== undefined && OF_PRODUCTS.includes(kind));
}

function isFindable(word: string, shop: ShopWords): boolean {
  return shop.knows(word, NAMES_AND_TAGS);
}

function usesOf(word: string, shop: ShopWords): number {
  return shop.vocabulary
    .of(word)
    .flatMap((same) => NAMES_AND_TAGS.map((field) => shop.frequencyOf(same, field)))
    .reduce((sum, uses) => sum + uses, 0);
}

function* vocabularyOf(shop: ShopWords): Iterable<[word: string, sound: string]> {
  yield* shop.sounds();
  yield* shop.vocabulary.sounds();
}
