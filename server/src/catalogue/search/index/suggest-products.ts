import type { Suggestion } from '@gulmohar/contract/catalogue/search.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { readNames } from '../catalogue.store.ts';
import { begins, type TypedWord } from '../language/typed-words.ts';
import { type Bits, countBits, difference, intersection, intersectWith, isEmpty, noBits } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Offer } from './suggest-terms.ts';

/** How many completions of the last typed word are tried, most frequent first. */
const MAX_COMPLETIONS = 8;
/** Products read per completion; some may have the same name. */
const OF_EACH = 8;
/** How many names are read to choose from when the typed text is inside words. */
const NAMES_READ = 48;

/**
 * Returns products whose names have words beginning with each of the typed ones, grouped by how they complete
 * the last.
 */
export async function productsBeginning(
  db: Database,
  index: CatalogueIndex,
  typed: readonly TypedWord[],
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
  const picked = completions.flatMap(({ word, products }) =>
    pick(index, products, OF_EACH).map((id) => ({ word, id })),
  );
  const known = await readNames(
    db,
    picked.map(({ id }) => id),
  );
  return picked.flatMap(({ word, id }) => {
    const product = known.get(id);
    return product ? [{ ...suggestionOf(product), word }] : [];
  });
}

/** Returns products whose names contain the text anywhere, even inside a word. @param needle in lower case */
export async function productsContaining(
  db: Database,
  index: CatalogueIndex,
  needle: string,
): Promise<Suggestion[]> {
  const words = [...index.words.wordsInNames()];
  const found = index.all();
  for (const part of needle.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const having = words.filter((word) => word.includes(part) || `${word}s`.endsWith(part));
    intersectWith(found, inNames(index, having));
  }
  const suggestions = await productsOf(db, index, found);
  return suggestions.filter((suggestion) => suggestion.text.toLowerCase().includes(needle));
}

/** Returns some of the products, available ones first, then the newest. */
export async function productsOf(db: Database, index: CatalogueIndex, products: Bits): Promise<Suggestion[]> {
  const ids = pick(index, products, NAMES_READ);
  const known = await readNames(db, ids);
  return ids.flatMap((id) => {
    const product = known.get(id);
    return product ? [suggestionOf(product)] : [];
  });
}

function inNames(index: CatalogueIndex, words: readonly string[]): Bits {
  const bits = noBits(index.size);
  index.words.addAny(bits, 'name', words);
  return bits;
}

function pick(index: CatalogueIndex, products: Bits, most: number): string[] {
  return [intersection(products, index.inStock), difference(products, index.inStock)]
    .flatMap((section) => index.newest.pick(section, countBits(section), 0, most))
    .slice(0, most)
    .map((slot) => index.idOf(slot));
}

function suggestionOf({ name, picture }: { name: string; picture: string | null }): Suggestion {
  return { text: name, kind: 'product', ...(picture && { image: picture }) };
}
