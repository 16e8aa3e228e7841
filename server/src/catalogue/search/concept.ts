import type { SearchWordKind } from '../../platform/database/tables.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { SearchItem } from './read-search.ts';
import type { Says } from './vocabulary.ts';

/** Words of the catalogue that stand for what is searched for, and how closely, up to 1. */
export type Term = {
  words: readonly string[];
  /** The words of a phrase, which may stand apart in a text: 'kurti set'. */
  phrase?: readonly string[];
  closeness: number;
};

/** One thing that is searched for. */
export type Concept = {
  kind: SearchWordKind | 'plain';
  /** The word as typed, completed or corrected. */
  word: string;
  item: SearchItem;
  /** The nearest first. */
  terms: readonly Term[];
  /** It only goes with what is searched for: the suit of 'suit ke liye dupatta'. */
  isGoneWith?: boolean;
};

const SAME_MEANING = 0.99;
const COMPLETED = 0.95;
/** From here on the words mean it; below they mean something like it. */
export const OWN = COMPLETED;
/** Weights of the other words that a word finds, in the owner's order; further ones weigh as the last. */
const FOUND = [0.87, 0.77, 0.68, 0.6];
const FURTHER = 0.53;
/** A word that ends at least half of the names it stands in says what the products are. */
const MIN_HEADS = 2;
const HEAD_SHARE = 0.5;

export function conceptOf(item: SearchItem, word: string, index: CatalogueIndex): Concept {
  const { vocabulary } = index;
  const says = vocabulary.says(word);
  const same = vocabulary.of(word).filter((other) => other !== word);
  const finds = says?.kind === 'wearer' ? firstUsed(says.finds, index) : (says?.finds ?? []);
  const terms: Term[] = [
    { words: [word], closeness: 1, ...(item.word === word && { phrase: tellingParts(item, index) }) },
    { words: same, closeness: SAME_MEANING },
    ...finds.map((found, at) => ({ words: vocabulary.of(found), closeness: closenessOf(at, says) })),
  ];
  return { kind: says?.kind ?? (isHead(word, index) ? 'type' : 'plain'), word, item, terms };
}

/** Of 'mirror work' it is the mirror that a text mentions. */
function tellingParts({ parts }: SearchItem, index: CatalogueIndex): readonly string[] {
  const telling = parts.filter((part) => index.vocabulary.says(part)?.kind !== 'silent');
  return parts.length > 1 ? telling : [];
}

/** For 'clothes', all are equally close. */
function closenessOf(at: number, says: Says | undefined): number {
  return says?.kind === 'any' ? 1 : (FOUND[at] ?? FURTHER);
}

/** A last word that is still being typed. */
export function begunConcept(item: SearchItem, words: readonly string[], index: CatalogueIndex): Concept {
  const kinds = new Set(words.map((word) => conceptOf(item, word, index).kind));
  const [kind = 'plain'] = kinds;
  const meant = words.flatMap((word) => index.vocabulary.of(word));
  const terms = [{ words: [...new Set(meant)], closeness: COMPLETED }];
  return { kind: kinds.size === 1 ? kind : 'plain', word: item.word, item, terms };
}

function firstUsed(words: readonly string[], index: CatalogueIndex): readonly string[] {
  return words.filter((word) => index.knows(word, ['tags'])).slice(0, 1);
}

/** The types of product by the names in this shop, beside the general ones in the owner's table. */
function isHead(word: string, index: CatalogueIndex): boolean {
  const heads = index.frequencyOf(word, 'head');
  return heads >= MIN_HEADS && heads >= HEAD_SHARE * index.frequencyOf(word, 'name');
}
