import type { Suggestion } from '@gulmohar/contract/catalogue/search.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { begunMeanings, typedWords } from '../language/typed-words.ts';
import { searchedWords } from '../language/words.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { pickRanked } from './rank-products.ts';
import { searchProducts } from './search-products.ts';
import { productsBeginning, productsContaining, productsOf } from './suggest-products.ts';
import { type Offer, readTerms, termsBeginning, termsContaining, termsMeaning } from './suggest-terms.ts';

const MAX_SUGGESTIONS = 8;
const PLACES_FOR_PRODUCTS = 3;
const RESULTS_READ = 48;
/** Two letters match the beginnings of too many unrelated words. */
const MIN_BEGUN_SYNONYM = 3;

/**
 * Returns the search bar's suggestions: categories, sub-categories, filter values and product names that
 * contain the text as typed. The best come first: the first result of a search for it, one for each possible
 * completion of the last word, then the rest; products in the order of the search's results. In what remains of
 * the places come synonyms and other matches of its words and, if nothing has its words, more results.
 */
export async function suggest(db: Database, index: CatalogueIndex, text: string): Promise<Suggestion[]> {
  const typed = typedWords(text, index.vocabulary);
  if (typed.length === 0) return [];
  const terms = await readTerms(db, index);
  const begun = termsBeginning(terms, typed);
  const { products: found, ranks, understood } = searchProducts(index, text);
  const results = pickRanked(index, found, ranks, { skip: 0, take: RESULTS_READ }, understood?.first);
  const products = await productsBeginning(db, index, typed, results);
  const meant = termsMeaning(terms, typed);
  const isLong = typed.every((word) => word.text.length >= MIN_BEGUN_SYNONYM);
  const maybeMeant = isLong ? termsMeaning(terms, begunMeanings(typed, index.vocabulary)) : [];
  const ranked = merge([
    onePerWord(begun).slice(0, MAX_SUGGESTIONS - PLACES_FOR_PRODUCTS),
    await productsOf(db, index, results.slice(0, 1)),
    onePerWord(products),
    onePerWord(meant),
    begun.slice(0, MAX_SUGGESTIONS - PLACES_FOR_PRODUCTS),
    products,
    begun,
    meant,
    onePerWord(maybeMeant),
  ]);
  const needle = text.trim().toLowerCase();
  const containing = merge([
    termsContaining(terms, needle),
    await productsContaining(db, index, needle, results),
  ]);
  const offered = choose(merge([ranked, containing]), needle);
  const isNamed = begun.length + products.length + containing.length > 0;
  // 'sari' has only a synonym and no names, so results of a search for it are added.
  if (isNamed || (meant.length === 0 && maybeMeant.length > 0)) return offered;
  return choose(merge([offered, await productsOf(db, index, results)]), needle);
}

function onePerWord(offers: readonly Offer[]): Offer[] {
  const words = new Set<string>();
  return offers.filter(({ word }) => !words.has(word) && words.add(word));
}

function merge(lists: readonly (readonly (Suggestion | Offer)[])[]): Suggestion[] {
  const offered = new Map<string, Suggestion>();
  for (const { text, label, kind, image } of lists.flat()) {
    const key = searchedWords(text).join(' ');
    if (!offered.has(key)) offered.set(key, { text, ...(label && { label }), kind, ...(image && { image }) });
  }
  return [...offered.values()];
}

function choose(ranked: readonly Suggestion[], needle: string): Suggestion[] {
  const contains = ({ text }: Suggestion) => text.toLowerCase().includes(needle);
  const picked = new Set([...ranked.filter(contains), ...ranked].slice(0, MAX_SUGGESTIONS));
  return ranked.filter((suggestion) => picked.has(suggestion));
}
