import type { CatalogueIndex } from './catalogue-index.ts';
import { isKind } from './kinds.ts';
import { isWithinEdits, soundOf } from './likeness.ts';
import { isSilent, searchedWords } from './words.ts';

/** One thing that is looked for: the words of the catalogue that stand for it. */
export type SoughtWord = {
  /** As typed, begun or corrected. */
  literal: string[];
  /** Those and what means the same; empty for what the shop has none of. */
  all: string[];
  /** It says what the product is: 'saree', 'churidar'. */
  isKind: boolean;
};

const MAX_WORDS = 10;
const MAX_COMPLETIONS = 200;

/**
 * What a shopper is looking for, in words that the catalogue uses. A word that it does not use is taken, in this order,
 * for the beginning of one, for two written together, or for a misspelling. A word that stays strange, or that means
 * what the shop has none of, stands for nothing.
 */
export function understandSearch(text: string, index: CatalogueIndex): SoughtWord[] {
  const typed = joinParted(searchedWords(text).slice(0, MAX_WORDS), index);
  const telling = typed.filter((word) => !isSilent(word));
  return (telling.length > 0 ? telling : typed).flatMap((word) => understandWord(word, index));
}

/** 'salwar kameez', 'a line', 'ban dhani': two words become one where only the one is known. */
function joinParted(words: readonly string[], index: CatalogueIndex): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next] = words.slice(at, at + 2);
    if (next !== undefined && areOne(word, next, index)) {
      joined.push(word + next);
      at += 1;
    } else joined.push(word);
  }
  return joined;
}

function areOne(word: string, next: string, index: CatalogueIndex): boolean {
  if (index.synonyms.has(word + next)) return isKnown(word + next, index);
  const areWords = [word, next].every((part) => !isSilent(part) && isKnown(part, index));
  return !areWords && isKnown(word + next, index);
}

function isKnown(word: string, index: CatalogueIndex): boolean {
  return index.synonyms.of(word).some((same) => index.usesWord(same));
}

function understandWord(word: string, index: CatalogueIndex): SoughtWord[] {
  if (isKnown(word, index) || hasSize(word, index)) return [withSynonyms([word], index)];
  const begun = completions(word, index);
  if (begun.length > 0) return [withSynonyms(begun, index)];
  const foreign = foreignWord(index, (known) => known.startsWith(word));
  if (foreign !== undefined) return [standsForNothing(foreign, index)];
  const parts = writtenTogether(word, index);
  if (parts) return parts.map((part) => withSynonyms([part], index));
  const meant = correction(word, index);
  return [
    meant === undefined ? standsForNothing(misspelt(word, index), index) : withSynonyms([meant], index),
  ];
}

function withSynonyms(literal: string[], index: CatalogueIndex): SoughtWord {
  return {
    literal,
    all: [...new Set(literal.flatMap((word) => index.synonyms.of(word)))],
    isKind: literal.some((word) => isKind(index.synonyms.meaningOf(word))),
  };
}

function standsForNothing(word: string, index: CatalogueIndex): SoughtWord {
  return { literal: [], all: [], isKind: isKind(index.synonyms.meaningOf(word)) };
}

function hasSize(word: string, index: CatalogueIndex): boolean {
  return index.sizes().some((size) => size.toLowerCase() === word);
}

/** A word that shoppers use for what the shop has none of: it is no misspelling of anything else. */
function foreignWord(
  index: CatalogueIndex,
  isMeant: (known: string, sound: string) => boolean,
): string | undefined {
  for (const [known, sound] of index.synonyms.sounds()) {
    if (isMeant(known, sound) && !isKnown(known, index)) return known;
  }
  return undefined;
}

/** 'churidhar': what the shop has none of can be misspelt, too. @returns the word itself when it stays strange */
function misspelt(word: string, index: CatalogueIndex): string {
  if (word.length < 5) return word;
  const heard = soundOf(word);
  const isMeant = (known: string, sound: string) => sound === heard || isWithinEdits(word, known, 1);
  return foreignWord(index, isMeant) ?? word;
}

function completions(start: string, index: CatalogueIndex): string[] {
  const found = new Set<string>();
  for (const [word] of vocabulary(index)) {
    if (word.startsWith(start) && isKnown(word, index)) found.add(word);
    if (found.size >= MAX_COMPLETIONS) break;
  }
  return [...found];
}

function writtenTogether(word: string, index: CatalogueIndex): [string, string] | undefined {
  for (let end = 3; end <= word.length - 3; end += 1) {
    const parts: [string, string] = [word.slice(0, end), word.slice(end)];
    if (parts.every((part) => isKnown(part, index))) return parts;
  }
  return undefined;
}

/** The likeliest word that was meant: one letter off, else sounding the same, else two letters off in a long word. */
function correction(word: string, index: CatalogueIndex): string | undefined {
  if (word.length < 3 || /\d/.test(word)) return undefined;
  return (
    likeliest(word, index, (other) => isWithinEdits(word, other, 1)) ??
    likeliest(word, index, (_, soundsSame) => soundsSame) ??
    (word.length < 7 ? undefined : likeliest(word, index, (other) => isWithinEdits(word, other, 2)))
  );
}

/** Of the words that are alike: with the same first letter rather, then sounding the same, then the most used. */
function likeliest(
  word: string,
  index: CatalogueIndex,
  isAlike: (other: string, soundsSame: boolean) => boolean,
): string | undefined {
  const sound = soundOf(word);
  let best: { word: string; score: number } | undefined;
  for (const [other, otherSound] of vocabulary(index)) {
    const soundsSame = otherSound === sound;
    if (other.length < 3 || !isAlike(other, soundsSame) || !isKnown(other, index)) continue;
    const rarity = 1 / (1 + usesOf(other, index));
    const score = (other[0] === word[0] ? 4 : 0) + (soundsSame ? 2 : 0) - rarity;
    if (!best || score > best.score) best = { word: other, score };
  }
  return best?.word;
}

function usesOf(word: string, index: CatalogueIndex): number {
  return index.synonyms.of(word).reduce((sum, same) => sum + index.words.frequencyOf(same), 0);
}

/** Every word that can be meant, with what it sounds like. */
function* vocabulary(index: CatalogueIndex): Iterable<[word: string, sound: string]> {
  yield* index.words.sounds();
  yield* index.synonyms.sounds();
}
