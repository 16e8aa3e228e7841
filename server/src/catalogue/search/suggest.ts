import type { Suggestion } from '@gulmohar/contract/catalogue/search.ts';
import type { Database } from '../../platform/database/connection.ts';
import { findDefinitions } from '../filter/find-definitions.ts';
import { type Bits, countBits, difference, intersection, intersectWith, noBits } from './bits.ts';
import { readNames } from './catalogue.store.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { matchSearch } from './match-search.ts';

const MAX_SUGGESTIONS = 8;
/** Kept free for names of products, when there are so many. */
const PLACES_FOR_PRODUCTS = 4;
/** Names that are read to choose from; products may share theirs. */
const NAMES_READ = 48;

const NO_TAGS = ['category', 'subCategory', 'size'];

/**
 * What the search bar offers: categories, sub-categories, tags and product names that contain what is typed, whatever
 * its case; when nothing does, what a search for it would find.
 */
export async function suggest(db: Database, index: CatalogueIndex, typed: string): Promise<Suggestion[]> {
  const needle = typed.toLowerCase();
  const terms = await termsContaining(db, index, needle);
  const names = await namesContaining(db, index, needle);
  const offered = choose(terms, names);
  if (offered.length > 0) return offered;
  return choose([], await namesOf(db, index, matchSearch(index, typed).products));
}

function choose(terms: Suggestion[], names: string[]): Suggestion[] {
  const products = names.map((text) => ({ text, kind: 'product' as const }));
  const placesForTerms = Math.max(PLACES_FOR_PRODUCTS, MAX_SUGGESTIONS - products.length);
  const offered = new Map<string, Suggestion>();
  for (const suggestion of [...terms.slice(0, placesForTerms), ...products]) {
    const text = suggestion.text.toLowerCase();
    if (!offered.has(text)) offered.set(text, suggestion);
  }
  return [...offered.values()].slice(0, MAX_SUGGESTIONS);
}

/**
 * Categories first, then sub-categories, then tags; in each what begins so, then what more products carry. Tags are the
 * values that the shop's filters offer: what else products are tagged with is the shop's own business.
 */
async function termsContaining(db: Database, index: CatalogueIndex, needle: string): Promise<Suggestion[]> {
  const definitions = await findDefinitions(db);
  const tags = definitions
    .filter(({ name }) => !NO_TAGS.includes(name))
    .flatMap(({ name, values }) => values.map(({ value }) => ({ group: name, text: value })));
  const ofProducts = (group: 'category' | 'subCategory') =>
    index.valuesOf(group).map((text) => ({ group, text }));
  return [
    { kind: 'category' as const, values: ofProducts('category') },
    { kind: 'subCategory' as const, values: ofProducts('subCategory') },
    { kind: 'tag' as const, values: tags },
  ].flatMap(({ kind, values }) => termsOf(index, values, needle).map((text) => ({ text, kind })));
}

function termsOf(
  index: CatalogueIndex,
  values: readonly { group: string; text: string }[],
  needle: string,
): string[] {
  const onSale = index.all();
  return values
    .filter(({ text }) => text.toLowerCase().includes(needle))
    .map(({ group, text }) => ({ text, count: index.countValue(group, text, onSale) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => byStart(needle, one.text, other.text) || other.count - one.count)
    .map(({ text }) => text);
}

/** Names are found by their words, since a name that contains the text has words that contain its parts. */
async function namesContaining(db: Database, index: CatalogueIndex, needle: string): Promise<string[]> {
  const names = await namesOf(db, index, withWordsContaining(index, needle));
  return names
    .filter((name) => name.toLowerCase().includes(needle))
    .sort((one, other) => byStart(needle, one, other));
}

function withWordsContaining(index: CatalogueIndex, needle: string): Bits {
  const parts = needle.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const inNames = [...index.words.wordsInNames()];
  const found = index.all();
  for (const part of parts) {
    const having = noBits(index.size);
    const words = inNames.filter((word) => word.includes(part) || `${word}s`.endsWith(part));
    index.words.addAny(having, 'name', words);
    intersectWith(found, having);
  }
  return found;
}

/** Different names of the products, what can be bought first, the newest first. */
async function namesOf(db: Database, index: CatalogueIndex, products: Bits): Promise<string[]> {
  const sections = [intersection(products, index.inStock), difference(products, index.inStock)];
  const slots = sections.flatMap((section) => index.newest.pick(section, countBits(section), 0, NAMES_READ));
  const ids = slots.slice(0, NAMES_READ).map((slot) => index.idOf(slot));
  const names = await readNames(db, ids);
  return [...new Set(ids.flatMap((id) => names.get(id) ?? []))];
}

/** What begins with the text before what only contains it. */
function byStart(needle: string, one: string, other: string): number {
  return Number(other.toLowerCase().startsWith(needle)) - Number(one.toLowerCase().startsWith(needle));
}
