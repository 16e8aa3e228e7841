import type { CatalogueIndex } from './catalogue-index.ts';
import type { SearchItem } from './read-search.ts';
import type { WordKind } from './vocabulary.ts';

/** Words of the catalogue that stand for what is looked for, and how nearly, up to 1. */
export type Term = {
  words: readonly string[];
  /** The words of a phrase, which a name may have apart: 'kurti set'. */
  phrase?: readonly string[];
  closeness: number;
};

/** One thing that is looked for. */
export type Concept = {
  kind: WordKind | 'plain';
  /** The word as typed, begun or corrected. */
  word: string;
  item: SearchItem;
  /** The nearest first. */
  terms: readonly Term[];
};

const SAME_MEANING = 0.97;
const COMPLETED = 0.95;
/** Of what a word finds beside its own, in the owner's order; further ones as the last. */
const FOUND = [0.9, 0.75, 0.62, 0.5, 0.4];
const FURTHER = 0.3;
/** A word that ends at least half of the names it stands in says what the products are. */
const LEAST_HEADS = 2;
const HEAD_SHARE = 0.5;

export function conceptOf(item: SearchItem, word: string, index: CatalogueIndex): Concept {
  const { vocabulary } = index;
  const says = vocabulary.says(word);
  const same = vocabulary.of(word).filter((other) => other !== word);
  const finds = says?.kind === 'wearer' ? firstUsed(says.finds, index) : (says?.finds ?? []);
  const terms: Term[] = [
    {
      words: [word],
      closeness: 1,
      ...(item.parts.length > 1 && item.word === word && { phrase: item.parts }),
    },
    { words: same, closeness: SAME_MEANING },
    ...finds.map((found, at) => ({ words: vocabulary.of(found), closeness: FOUND[at] ?? FURTHER })),
  ];
  return { kind: says?.kind ?? (isHead(word, index) ? 'type' : 'plain'), word, item, terms };
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
