import type { SearchWordKind } from '../../../platform/database/tables.ts';
import type { SearchItem } from './read-search.ts';
import type { ShopWords } from './shop-words.ts';
import type { Says } from './vocabulary.ts';

/** Words of the catalogue that match a search concept, and how closely, up to 1. */
export type Term = {
  words: readonly string[];
  /** The words of a phrase such as 'kurti set', which need not be adjacent in a text. */
  phrase?: readonly string[];
  closeness: number;
};

export type Concept = {
  kind: SearchWordKind | 'plain';
  /** The word as typed, completed or corrected. */
  word: string;
  item: SearchItem;
  terms: readonly Term[];
  /** Whether it only accompanies what is searched for, like the suit in 'suit ke liye dupatta'. */
  isGoneWith?: boolean;
};

const SAME_MEANING = 0.99;
const COMPLETED = 0.95;
/** From this closeness on, words have the same meaning; below it, a similar one. */
export const OWN = COMPLETED;
/** Closeness of the other words that a word finds, in the owner's order; any further ones get `FURTHER`. */
const FOUND = [0.87, 0.77, 0.68, 0.6];
const FURTHER = 0.53;
/** A word that ends at least half of the names containing it is a type of product. */
const MIN_HEADS = 2;
const HEAD_SHARE = 0.5;

export function conceptOf(item: SearchItem, word: string, shop: ShopWords): Concept {
  const { vocabulary } = shop;
  const says = vocabulary.says(word);
  const same = vocabulary.of(word).filter((other) => other !== word);
  const finds = says?.kind === 'wearer' ? firstUsed(says.finds, shop) : (says?.finds ?? []);
  const terms: Term[] = [
    { words: [word], closeness: 1, ...(item.word === word && { phrase: tellingParts(item, shop) }) },
    { words: same, closeness: SAME_MEANING },
    ...finds.map((found, at) => ({ words: vocabulary.of(found), closeness: closenessOf(at, says) })),
  ];
  return { kind: says?.kind ?? (isHead(word, shop) ? 'type' : 'plain'), word, item, terms };
}

/** Returns the parts of a phrase that carry meaning: 'mirror' in 'mirror work'. */
function tellingParts({ parts }: SearchItem, shop: ShopWords): readonly string[] {
  const telling = parts.filter((part) => shop.vocabulary.says(part)?.kind !== 'silent');
  return parts.length > 1 ? telling : [];
}

/** For a word such as 'clothes', all are equally close. */
function closenessOf(at: number, says: Says | undefined): number {
  return says?.kind === 'any' ? 1 : (FOUND[at] ?? FURTHER);
}

export function begunConcept(item: SearchItem, words: readonly string[], shop: ShopWords): Concept {
  const kinds = new Set(words.map((word) => conceptOf(item, word, shop).kind));
  const [kind = 'plain'] = kinds;
  const meant = words.flatMap((word) => shop.vocabulary.of(word));
  const terms = [{ words: [...new Set(meant)], closeness: COMPLETED }];
  return { kind: kinds.size === 1 ? kind : 'plain', word: item.word, item, terms };
}

function firstUsed(words: readonly string[], shop: ShopWords): readonly string[] {
  return words.filter((word) => shop.knows(word, ['tags'])).slice(0, 1);
}

function isHead(word: string, shop: ShopWords): boolean {
  const heads = shop.frequencyOf(word, 'head');
  return heads >= MIN_HEADS && heads >= HEAD_SHARE * shop.frequencyOf(word, 'name');
}
