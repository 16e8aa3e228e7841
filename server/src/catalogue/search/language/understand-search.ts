import type { SearchWordKind } from '../../../platform/database/tables.ts';
import { sizesForAge } from './age-sizes.ts';
import { begunConcept, type Concept, conceptOf } from './concept.ts';
import { completionsOf, correctionOf, foreignTypeOf, writtenTogether } from './correct-word.ts';
import { type AgeRange, type PriceRange, type ReductionRange, readAmounts } from './read-amounts.ts';
import { placesOf, readSearch, type SearchItem } from './read-search.ts';
import type { ShopWords } from './shop-words.ts';
import { transliterate } from './transliterate.ts';

export type Restriction = { items: readonly SearchItem[] } & (
  | { kind: 'price'; price: PriceRange }
  | { kind: 'size'; sizes: readonly string[] }
  | { kind: 'age'; age: AgeRange; sizes: readonly string[] }
  | { kind: 'reduced'; step?: ReductionRange['step'] }
  | { kind: 'code'; code: string }
  | { kind: 'without'; concept: Concept }
);

export type UnderstoodSearch = {
  /** The search, split where the shopper typed spaces. */
  places: readonly string[];
  /** Indexes of words that only join others. */
  silentPlaces: readonly number[];
  concepts: readonly Concept[];
  restrictions: readonly Restriction[];
  corrections: readonly { item: SearchItem; to: string }[];
  unknown: readonly SearchItem[];
  /** What to sort first among equal matches; best sellers if the search does not say. */
  first?: 'cheap' | 'new';
  /** Whether anything was asked for, even if only that anything will do. */
  isAnything: boolean;
};

/** Words that only have a meaning beside an amount. */
const SAYS_NOTHING: readonly SearchWordKind[] = [
  ...(['silent', 'goes_with', 'without', 'cheap', 'new', 'at_most', 'at_least', 'to'] as const),
  ...(['currency', 'times', 'number', 'years', 'months', 'percent', 'unit'] as const),
];

export function understandSearch(text: string, shop: ShopWords): UnderstoodSearch {
  const items = readSearch(text, shop);
  const saysOf = (item: SearchItem | undefined) => item && shop.vocabulary.says(item.word);
  const kindOf = (item: SearchItem | undefined) => saysOf(item)?.kind;
  const isSize = (item: SearchItem) => sizeOf(item, shop) !== undefined;
  const { price, age, reduction, measures, meaningless } = readAmounts(items, saysOf, isSize);
  const span = (part: { first: number; last: number }) => items.slice(part.first, part.last + 1);
  const restrictions: Restriction[] = [];
  if (price) restrictions.push({ kind: 'price', price, items: span(price) });
  const ageSizes = age && sizesForAge(age, shop.sizes());
  if (age && ageSizes) restrictions.push({ kind: 'age', age, sizes: ageSizes, items: span(age) });
  if (reduction) restrictions.push({ kind: 'reduced', step: reduction.step, items: span(reduction) });
  const used = new Set([price, age, reduction, ...measures].flatMap((part) => (part ? span(part) : [])));
  const remaining = items.filter(
    (item, at) => !used.has(item) && !(meaningless.includes(at) && !isSize(item)),
  );
  const first = remaining.map(kindOf).find((kind) => kind === 'cheap' || kind === 'new');
  const found = remaining.map((item, at) => {
    const { concepts, ...others } = understandItem(item, item === items.at(-1), shop);
    const isGoneWith = kindOf(remaining[at + 1]) === 'goes_with';
    return { ...others, concepts: concepts?.map((concept) => ({ ...concept, isGoneWith })) };
  });
  const exclusions = exclusionsIn(remaining, kindOf);
  const wanted = found.filter((_, at) => !exclusions.has(at));
  const excluded = [...exclusions].flatMap(([at, negation]) =>
    (found[at]?.concepts ?? []).map((concept): Restriction => {
      return { kind: 'without', concept, items: negation ? [negation, concept.item] : [concept.item] };
    }),
  );
  return {
    places: placesOf(text),
    silentPlaces: items
      .filter((item) => ['silent', 'goes_with'].includes(kindOf(item) ?? ''))
      .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
    concepts: wanted.flatMap(({ concepts = [] }) => concepts),
    restrictions: [...restrictions, ...wanted.flatMap(({ restriction }) => restriction ?? []), ...excluded],
    corrections: found.flatMap(({ correction }) => correction ?? []),
    unknown: found.flatMap(({ unknown }) => unknown ?? []),
    ...(first && { first }),
    isAnything: items.length > 0,
  };
}

/**
 * Returns the indexes of what must not be found, each with the word that excludes it: 'red' and 'maroon' in 'not red or
 * maroon', of which only the first has such a word. A number after 'no' is a size: 'size no 38'.
 */
function exclusionsIn(
  items: readonly SearchItem[],
  kindOf: (item: SearchItem | undefined) => SearchWordKind | undefined,
): Map<number, SearchItem | undefined> {
  const exclusions = new Map<number, SearchItem | undefined>();
  let negation: SearchItem | undefined;
  for (const [at, item] of items.entries()) {
    const kind = kindOf(item);
    const isListed =
      exclusions.has(at - 2) && kind === kindOf(items[at - 2]) && isListing(items[at - 1], kindOf);
    if (kind === 'without') negation = item;
    else if (isListed) exclusions.set(at, undefined);
    else if (kind === undefined || !SAYS_NOTHING.includes(kind)) {
      if (negation && item.number === undefined) exclusions.set(at, negation);
      negation = undefined;
    }
  }
  return exclusions;
}

function isListing(
  item: SearchItem | undefined,
  kindOf: (item: SearchItem | undefined) => SearchWordKind | undefined,
): boolean {
  return kindOf(item) === 'to' || item?.word === 'or' || item?.word === 'ya';
}

type Found = {
  concepts?: Concept[];
  restriction?: Restriction;
  correction?: { item: SearchItem; to: string };
  unknown?: SearchItem;
};

function understandItem(item: SearchItem, isLast: boolean, shop: ShopWords): Found {
  if (item.isCode) return { restriction: { kind: 'code', code: item.word, items: [item] } };
  const says = shop.vocabulary.says(item.word);
  const sizes = sizeOf(item, shop);
  if (sizes) return { restriction: { kind: 'size', sizes, items: [item] } };
  if (says && SAYS_NOTHING.includes(says.kind)) return {};
  if (says?.kind === 'any') return { concepts: anyOf(item, says.finds, shop) };
  if (says?.kind === 'reduced') return { restriction: { kind: 'reduced', items: [item] } };
  if (says || shop.knows(item.word)) return { concepts: [conceptOf(item, item.word, shop)] };
  return understandStrange(item, isLast, shop);
}

/** None if the shop has nothing of what the table gives for 'clothes': then anything matches. */
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

function sizeOf(item: SearchItem, shop: ShopWords): readonly string[] | undefined {
  const own = shop.sizeNamed(item.word);
  const says = shop.vocabulary.says(item.word);
  if (says?.kind !== 'size') return own === undefined ? undefined : [own];
  const named = says.finds.flatMap((size) => shop.sizeNamed(size) ?? []);
  return [...new Set(own === undefined ? named : [own, ...named])];
}
