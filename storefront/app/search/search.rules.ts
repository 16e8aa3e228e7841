import type { Suggestion } from '@gulmohar/contract/catalogue/search.ts';
import { paths } from '../paths.ts';

export const MIN_TERM_LENGTH = 2;
const RECENT_SEARCHES = 5;

/**
 * Returns the next position of the highlight, wrapping around.
 * @param at -1 if nothing is highlighted yet
 */
export function moveHighlight(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (at === -1) return step === 1 ? 0 : count - 1;
  return (at + step + count) % count;
}

/**
 * Returns a suggestion's text: the display name of a category, or a tag such as 'kurti-set' in plain words,
 * which find the same products.
 */
export function suggestionText({ text, label, kind }: Suggestion): string {
  if (kind !== 'tag') return label ?? text;
  const words = text.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An entry of the list, with a product's picture. */
export type SearchOption = { text: string; image?: string | undefined };

export function searchOption(suggestion: Suggestion): SearchOption {
  return { text: suggestionText(suggestion), image: suggestion.image };
}

/** Returns at most five recent searches, newest first, without duplicates regardless of case. */
export function withRecent(recent: readonly string[], term: string): string[] {
  const others = recent.filter((known) => known.toLowerCase() !== term.toLowerCase());
  return [term, ...others].slice(0, RECENT_SEARCHES);
}

/**
 * Returns the collection with this search. On the collection page the filters and sort order stay, and the
 * list restarts at page 1.
 * @param term an empty one removes the search
 */
export function searchAddress(here: { pathname: string; search: string }, term: string): string {
  const query = new URLSearchParams(here.pathname === paths.collection() ? here.search : '');
  query.delete('page');
  query.delete('search');
  query.delete('literal');
  if (term) query.set('search', term);
  return query.size > 0 ? `${paths.collection()}?${query}` : paths.collection();
}
