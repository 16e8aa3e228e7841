import type { Suggestion } from '@gulmohar/contract/catalogue/search.ts';
import { paths } from '../paths.ts';

export const MIN_TERM_LENGTH = 2;
const RECENT_SEARCHES = 5;

/**
 * Where the highlight goes in a list that wraps.
 * @param at -1 when nothing is highlighted yet
 */
export function moveHighlight(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (at === -1) return step === 1 ? 0 : count - 1;
  return (at + step + count) % count;
}

/** What is read in the list: the shop's name for a category; a tag such as 'kurti-set' in plain words, which find the same. */
export function suggestionText({ text, label, kind }: Suggestion): string {
  if (kind !== 'tag') return label ?? text;
  const words = text.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A line of the list, with a product's picture. */
export type SearchOption = { text: string; image?: string | undefined };

export function searchOption(suggestion: Suggestion): SearchOption {
  return { text: suggestionText(suggestion), image: suggestion.image };
}

/** The newest first, each once whatever its case, five at most. */
export function withRecent(recent: readonly string[], term: string): string[] {
  const others = recent.filter((known) => known.toLowerCase() !== term.toLowerCase());
  return [term, ...others].slice(0, RECENT_SEARCHES);
}

/**
 * The collection with this search. On the collection page its filters and order stay, and it begins at page 1.
 * @param term blank takes the search away
 */
export function searchAddress(here: { pathname: string; search: string }, term: string): string {
  const query = new URLSearchParams(here.pathname === paths.collection() ? here.search : '');
  query.delete('page');
  query.delete('search');
  query.delete('literal');
  if (term) query.set('search', term);
  return query.size > 0 ? `${paths.collection()}?${query}` : paths.collection();
}
