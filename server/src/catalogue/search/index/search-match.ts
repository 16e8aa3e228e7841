import type { SearchItem } from '../language/read-search.ts';
import type { UnderstoodSearch } from '../language/understand-search.ts';
import type { Bits } from './bits.ts';
import type { Rank } from './rank-products.ts';

export type SearchMatch = {
  products: Bits;
  /** How well products match, best first; ranks may contain products that were not found. */
  ranks: readonly Rank[];
  /** How the words were understood; undefined when they were searched for as typed. */
  understood?: UnderstoodSearch;
  missing: readonly SearchItem[];
  /** The products that match all of the search, if others that come close were added. */
  exact?: Bits;
};
