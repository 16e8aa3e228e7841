import type { SearchWordKind } from '../../../platform/database/tables.ts';
import { sizesForAge } from './age-sizes.ts';
import { begunConcept, type Concept, conceptOf } from './concept.ts';
import { completionsOf, correctionOf, foreignTypeOf, writtenTogether } from './correct-word.ts';
import { type AgeRange, type PriceRange, type ReductionRange, readAmounts } from './read-amounts.ts';
import { placesOf, readSearch, type SearchItem } from './read-search.ts';
import type { ShopWords } from './shop-words.ts';
import { transliterate } from './transliterate.ts';

/** A part of a search that restricts the results as a filter does. */
export type Restriction = { kind: 'price' | 'size' | 'age' | 'reduced'; items: readonly SearchItem[] } & (
  | { kind: 'price'; price: PriceRange }
  | { kind: 'size'; sizes: readonly string[] }
  | { kind: 'age'; age: AgeRange; sizes: readonly string[] }
  | { kind: 'reduced'; step?: ReductionRange['step'] }
);

export type UnderstoodSearch = {
  /** The search, split where the shopper typed spaces. */
  places: readonly string[];
  /** Indexes of words that only join others. */
  silentPlaces: readonly number[];
  concepts: readonly Concept[];
  restrictions: readonly Restriction[];
  corrections: readonly { item: SearchItem; to: string }[];
  /** Words that the shop does not know. */
  unknown: readonly SearchItem[];
  /** What to sort first among equal matches; best sellers if the search does not say. */
  first?: 'cheap' | 'new';
  /** Whether anything was asked for, even if only that anything will do. */
  isAnything: boolean;
};

/** Words that only have a meaning beside an amount. */
const SAYS_NOTHING: readonly SearchWordKind[] = [
  ...(['silent', 'goes_with', 'cheap', 'new', 'at_most', 'at_least', 'to'] as const),
  ...(['currency', 'times', 'number', 'years', 'months', 'percent', 'unit'] as const),
];

/** Interprets a search with the words of the catalogue and the owner's tables. */
export function understandSearch(text: string, shop: ShopWords): UnderstoodSearch {
  const items = readSearch(text, shop);
  const saysOf = (item: SearchItem | undefined) => item && shop.vocabulary.says(item.word);
  const kindOf = (item: SearchItem | undefined) => saysOf(item)?.kind;
  const { price, age, reduction, measures, meaningless } = readAmounts(items, saysOf);
  const span = (part: { first: number; last: number }) => items.slice(part.first, part.last + 1);
  const restrictions: Restriction[] = [];
  if (price) restrictions.push({ kind: 'price', price, items: span(price) });
  const ageSizes = age && sizesForAge(age, shop.sizes());
  if (age && ageSizes) restrictions.push({ kind: 'age', age, sizes: ageSizes, items: span(age) });
  if (reduction) restrictions.push({ kind: 'reduced', step: reduction.step, items: span(reduction) });
  const used = new Set([price, age, reduction, ...measures].flatMap((part) => (part ? span(part) : [])));
  const remaining = items.filter(
    (item, at) => !used.has(item) && !(meaningless.includes(at) && !sizeOf(item, shop)),
  );

  const first = remaining.map(kindOf).find((kind) => kind === 'cheap' || kind === 'new');
  const found = remaining.map((item, at) => {
    const { concepts, ...others } = understandItem(item, item === items.at(-1), shop);
    const isGoneWith = kindOf(remaining[at + 1]) === 'goes_with';
    return { ...others, concepts: concepts?.map((concept) => ({ ...concept, isGoneWith })) };
  });
  return {
    places: placesOf(text),
    silentPlaces: items
      .filter((item) => ['silent', 'goes_with'].includes(kindOf(item) ?? ''))
      .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
    concepts: found.flatMap(({ concepts = [] }) => concepts),
    restrictions: [...restrictions, ...found.flatMap(({ restriction }) => restriction ?? [])],
    corrections: found.flatMap(({ correction }) => correction ?? []),
    unknown: found.flatMap(({ unknown }) => unknown ?? []),
    ...(first && { first }),
    isAnything: items.length > 0,
  };
}

type Found = {
  concepts?: Concept[];
  restriction?: Restriction;
  correction?: { item: SearchItem; to: string };
  unknown?: SearchItem;
};

function understandItem(item: SearchItem, isLast: boolean, shop: ShopWords): Found {
  const says = shop.vocabulary.says(item.word);
  const sizes = sizeOf(item, shop);
  if (sizes) return { restriction: { kind: 'size', sizes, items: [item] } };
  if (says && SAYS_NOTHING.includes(says.kind)) return {};
  if (says?.kind === 'any') return { concepts: anyOf(item, says.finds, shop) };
  if (says?.kind === 'reduced') return { restriction: { kind: 'reduced', items: [item] } };
  if (says || shop.knows(item.word)) return { concepts: [conceptOf(item, item.word, shop)] };
  return understandStrange(item, isLast, shop);
}

/**
 * Returns the concept that the owner's table gives for 'clothes' if the shop has any of these; none
 * otherwise, which matches anything.
 */
function anyOf(item: SearchItem, finds: readonly string[], shop: ShopWords): Concept[] {
  return finds.some((word) => shop.knows(word)) ? [conceptOf(item, item.word, shop)] : [];
}

/**
 * Interprets an unknown word as unfinished (if it is the last one), as two words written together, or as
 * misspelt.
 */
function understandStrange(item: SearchItem, isLast: boolean, shop: ShopWords): Found {
  const latin = transliterate(item.word);
  if (latin !== undefined) return understandItem(inLatin(item, latin, shop), isLast, shop);
  const begun = isLast ? completionsOf(item.word, shop) : [];
  if (begun.length > 0) return { concepts: [begunConcept(item, begun, shop)] };
  const foreign = foreignTypeOf(item.word, shop);
  if (foreign !== undefined) return { concepts: [conceptOf(item, foreign, shop)] };
  const parts = writtenTogether(item.word, shop);
  if (parts) return { concepts: parts.map((part) => conceptOf(item, part, shop)) };
  const to = correctionOf(item.word, shop);
  if (to === undefined) return { unknown: item };
  const corrected = understandItem({ ...item, word: to, parts: [to] }, false, shop);
  const shown = shop.usesWord(to) ? to : shop.vocabulary.written(to);
  return { ...corrected, correction: { item, to: shown } };
}

/**
 * Converts a Devanagari word to the most likely of its many Latin spellings, as far as the shop knows them.
 */
function inLatin(item: SearchItem, latin: string, shop: ShopWords): SearchItem {
  const isKnown = shop.vocabulary.has(latin) || shop.knows(latin);
  const word = isKnown ? latin : (correctionOf(latin, shop) ?? latin);
  return { ...item, word, parts: [word] };
}

/** Returns the sizes that a word names: the shop's size of that name, or those in the owner's table. */
function sizeOf(item: SearchItem, shop: ShopWords): readonly string[] | undefined {
  const own = shop.sizeNamed(item.word);
  const says = shop.vocabulary.says(item.word);
  if (says?.kind !== 'size') return own === undefined ? undefined : [own];
  const named = says.finds.flatMap((size) => shop.sizeNamed(size) ?? []);
  return [...new Set(own === undefined ? named : [own, ...named])];
}
