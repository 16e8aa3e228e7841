import type { Bits } from './bits.ts';
import type { Concept } from './concept.ts';
import type { Scores } from './rank-products.ts';
import type { UnderstoodSearch } from './understand-search.ts';

export type SearchMatch = {
  /** The products that the search finds. */
  products: Bits;
  scores: Scores;
  /** What was made of the words; undefined when they were searched for as typed. */
  understood?: UnderstoodSearch;
  /** What was understood and none of the products found has. */
  missing: readonly Concept[];
};
