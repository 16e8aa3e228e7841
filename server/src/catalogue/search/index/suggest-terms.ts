import type { Suggestion } from '@gulmohar/contract/catalogue/search.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { findDefinitions } from '../../product/filter-definitions.ts';
import { asWords, begins, completion, type TypedWord } from '../language/typed-words.ts';
import { searchedWords } from '../language/words.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

const NO_TAGS = ['category', 'subCategory', 'size'];
const KINDS: readonly Suggestion['kind'][] = ['category', 'subCategory', 'tag'];

/** A suggestion, and the word in it that completes the typed text. */
export type Offer = Suggestion & { word: string };

export type Term = {
  suggestion: Suggestion;
  /** Words of the value and of the filter's display name, both with and without the plural ending. */
  words: string[];
  count: number;
};

/**
 * Returns the terms that have products, most frequent first. Tags are limited to values that the shop's
 * filters offer; other tags of products are internal.
 */
export async function readTerms(db: Database, index: CatalogueIndex): Promise<Term[]> {
  const definitions = await findDefinitions(db);
  const onSale = index.all();
  const term = (group: string, kind: Suggestion['kind'], text: string, label = text): Term => ({
    suggestion: { text, kind },
    words: [text, label].flatMap((part) => [...asWords(part), ...searchedWords(part)]),
    count: index.countValue(group, text, onSale),
  });
  /** Returns the term for the value and, if it differs, one for the name that shoppers read. */
  const part = (group: 'category' | 'subCategory', text: string): Term[] => {
    const values = definitions.find(({ name }) => name === group)?.values ?? [];
    const label = values.find(({ value }) => value === text)?.display_name ?? text;
    const own = term(group, group, text);
    if (label === text) return [own];
    const named = term(group, group, label);
    return [
      { ...own, suggestion: { ...own.suggestion, label } },
      { ...named, count: own.count },
    ];
  };
  return [
    ...index.valuesOf('category').flatMap((text) => part('category', text)),
    ...index.valuesOf('subCategory').flatMap((text) => part('subCategory', text)),
    ...definitions
      .filter(({ name }) => !NO_TAGS.includes(name))
      // A colour that is only a trim also counts as a tag.
      .flatMap(({ values }) =>
        values.map(({ value, display_name }) => term('filterTags', 'tag', value, display_name)),
      ),
  ]
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || rankOf(one) - rankOf(other));
}

export function termsBeginning(terms: readonly Term[], typed: readonly TypedWord[]): Offer[] {
  const [first] = typed;
  return offers(terms, typed, begins).toSorted((one, other) => {
    const isFirst = ({ text }: Offer) => Number(first && begins(asWords(text)[0] ?? '', first));
    return isFirst(other) - isFirst(one);
  });
}

export function termsMeaning(terms: readonly Term[], typed: readonly TypedWord[]): Offer[] {
  return offers(terms, typed, (word, one) => one.same.has(word) || begins(word, one));
}

export function termsContaining(terms: readonly Term[], needle: string): Suggestion[] {
  return terms
    .map(({ suggestion }) => suggestion)
    .filter((suggestion) => suggestion.text.toLowerCase().includes(needle));
}

function offers(
  terms: readonly Term[],
  typed: readonly TypedWord[],
  isThere: (word: string, typed: TypedWord) => boolean,
): Offer[] {
  return terms.flatMap(({ suggestion, words }) => {
    const word = completion(words, typed, isThere);
    return word === undefined ? [] : [{ ...suggestion, word: searchedWords(word)[0] ?? word }];
  });
}

function rankOf({ suggestion }: Term): number {
  return KINDS.indexOf(suggestion.kind);
}
