import type { Suggestion } from '@gulmohar/contract/catalogue/search.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { readNames } from '../catalogue.store.ts';
import { begins, type TypedWord } from '../language/typed-words.ts';
import {
  type Bits,
  countBits,
  difference,
  hasBit,
  intersection,
  intersectWith,
  isEmpty,
  noBits,
} from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Offer } from './suggest-terms.ts';

const MAX_COMPLETIONS = 8;
const OF_EACH = 8;
/** How many names are read to choose from when the typed text is inside words. */
const NAMES_READ = 48;

/** In the order of the search's results, then the newest. */
export async function productsBeginning(
  db: Database,
  index: CatalogueIndex,
  typed: readonly TypedWord[],
  results: readonly number[],
): Promise<Offer[]> {
  const words = [...index.words.wordsInNames()];
  const last = typed.at(-1);
  if (!last) return [];
  const within = index.all();
  for (const one of typed.slice(0, -1)) {
    const begun = words.filter((word) => begins(word, one));
    intersectWith(within, inNames(index, begun));
  }
  const completions = words
    .filter((word) => begins(word, last))
    .map((word) => ({ word, products: intersection(within, inNames(index, [word])) }))
    .filter(({ products }) => !isEmpty(products))
    .map((completion) => ({ ...completion, count: countBits(completion.products) }))
    .sort((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
    .slice(0, MAX_COMPLETIONS);
  const places = new Map(results.map((slot, place) => [slot, place]));
  const placeOf = (slot: number) => places.get(slot) ?? results.length;
  const picked = completions
    .flatMap(({ word, products }) => pick(index, products, results).map((slot) => ({ word, slot })))
    .toSorted((one, other) => placeOf(one.slot) - placeOf(other.slot));
  const suggestions = await readSuggestions(
    db,
    picked.map(({ slot }) => index.idOf(slot)),
  );
  return picked.flatMap(({ word, slot }) => {
    const suggestion = suggestions.get(index.idOf(slot));
    return suggestion ? [{ ...suggestion, word }] : [];
  });
}

export async function productsContaining(
  db: Database,
  index: CatalogueIndex,
  needle: string,
  results: readonly number[],
): Promise<Suggestion[]> {
  const words = [...index.words.wordsInNames()];
  const found = index.all();
  for (const part of needle.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const having = words.filter((word) => word.includes(part) || `${word}s`.endsWith(part));
    intersectWith(found, inNames(index, having));
  }
  const first = results.filter((slot) => hasBit(found, slot));
  const others = newestOf(index, found, NAMES_READ).filter((slot) => !first.includes(slot));
  const suggestions = await productsOf(db, index, [...first, ...others]);
  return suggestions.filter((suggestion) => suggestion.text.toLowerCase().includes(needle));
}

export async function productsOf(
  db: Database,
  index: CatalogueIndex,
  slots: readonly number[],
): Promise<Suggestion[]> {
  const ids = slots.map((slot) => index.idOf(slot));
  const suggestions = await readSuggestions(db, ids);
  return ids.flatMap((id) => suggestions.get(id) ?? []);
}

async function readSuggestions(db: Database, ids: readonly string[]): Promise<Map<string, Suggestion>> {
  const named = await readNames(db, ids);
  return new Map(
    [...named].map(([id, { name, picture }]) => [
      id,
      { text: name, kind: 'product', ...(picture && { image: picture }) },
    ]),
  );
}

function inNames(index: CatalogueIndex, words: readonly string[]): Bits {
  const bits = noBits(index.size);
  index.words.addAny(bits, 'name', words);
  return bits;
}

function pick(index: CatalogueIndex, products: Bits, results: readonly number[]): number[] {
  const first = results.filter((slot) => hasBit(products, slot)).slice(0, OF_EACH);
  const others = newestOf(index, products, OF_EACH).filter((slot) => !first.includes(slot));
  return [...first, ...others].slice(0, OF_EACH);
}

function newestOf(index: CatalogueIndex, products: Bits, most: number): number[] {
  return [intersection(products, index.inStock), difference(products, index.inStock)]
    .flatMap((section) => index.newest.pick(section, countBits(section), 0, most))
    .slice(0, most);
}
