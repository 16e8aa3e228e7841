import type { SearchWordKind } from '../../platform/database/tables.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { SearchItem } from './read-search.ts';
import type { Says } from './vocabulary.ts';

/** Words of the catalogue that stand for what is looked for, and how nearly, up to 1. */
export type Term = {
  words: readonly string[];
  /** The words of a phrase, which a text may have apart: 'kurti set'. */
  phrase?: readonly string[];
  closeness: number;
};

/** One thing that is looked for. */
export type Concept = {
  kind: SearchWordKind | 'plain';
  /** The word as typed, begun or corrected. */
  word: string;
  item: SearchItem;
  /** The nearest first. */
  terms: readonly Term[];
  /** It is only what goes with what is looked for: the suit of 'suit ke liye dupatta'. */
  isGoneWith?: boolean;
};

const SAME_MEANING = 0.99;
const COMPLETED = 0.95;
/** From here on the words say it themselves; below they say what is like it. */
export const OWN = COMPLETED;
/** Of what a word finds beside its own, in the owner's order; further ones as the last. */
const FOUND = [0.87, 0.77, 0.68, 0.6];
const FURTHER = 0.53;
/** A word that ends at least half of the names it stands in says what the products are. */
const LEAST_HEADS = 2;
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

/** Of 'mirror work' it is the mirror that a text tells of. */
function tellingParts({ parts }: SearchItem, index: CatalogueIndex): readonly string[] {
  const telling = parts.filter((part) => index.vocabulary.says(part)?.kind !== 'silent');
  return parts.length > 1 ? telling : [];
}

/** Whatever 'clothes' may be, one is as near as the other. */
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

/** What the names of this shop say that things are, beside what the owner's table says of all shops. */
function isHead(word: string, index: CatalogueIndex): boolean {
  const heads = index.words.frequencyOf(word, 'head');
  return heads >= LEAST_HEADS && heads >= HEAD_SHARE * index.words.frequencyOf(word, 'name');
}
