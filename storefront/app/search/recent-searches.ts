import { withRecent } from './search.rules.ts';

const KEY = 'recentSearches';

/** Returns this browser's recent searches, newest first; empty if storage is blocked or invalid. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string') : [];
  } catch {
    return [];
  }
}

/** @returns all recent searches, including this one */
export function rememberSearch(term: string): string[] {
  const recent = withRecent(readRecentSearches(), term);
  store(recent);
  return recent;
}

export function forgetSearches(): void {
  store([]);
}

function store(recent: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // Without storage nothing is remembered.
  }
}
